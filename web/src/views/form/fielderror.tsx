// What is wrong with a field, beside it and announced.

import { errorWords } from "./errorwords";

export function FieldError({
  id,
  error,
  label,
}: {
  id: string;
  error: string | undefined;
  label: string;
}) {
  return (
    <p
      class="field-error"
      id={`${id}-error`}
      data-testid={`${id}-error`}
      role="alert"
      hidden={error === undefined}
    >
      {error && errorWords(error, label)}
    </p>
  );
}
