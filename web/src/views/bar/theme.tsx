// Light, dark, or as the system has it.

import { setTheme, theme, themes } from "../../store";

const names: Record<(typeof themes)[number], string> = {
  system: "Auto",
  light: "Light",
  dark: "Dark",
};

export function ThemeSwitch() {
  const next = themes[(themes.indexOf(theme.value) + 1) % themes.length] ?? "system";
  return (
    <button
      type="button"
      class="button bare theme"
      data-testid="theme"
      aria-label={`Theme: ${names[theme.value]}. Change to ${names[next]}`}
      title={`Theme: ${names[theme.value]}`}
      onClick={() => setTheme(next)}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <circle cx="8" cy="8" r="6.5" fill="none" stroke="currentColor" stroke-width="1.5" />
        {theme.value !== "light" && (
          <path
            d={
              theme.value === "dark"
                ? "M8 1.5a6.5 6.5 0 0 1 0 13 6.5 6.5 0 0 1 0-13"
                : "M8 1.5a6.5 6.5 0 0 1 0 13z"
            }
            fill="currentColor"
          />
        )}
      </svg>
      <span>{names[theme.value]}</span>
    </button>
  );
}
