// The files that a recording or its picture becomes.

import {
  comma,
  exportChrome,
  exportJSON,
  exportMermaid,
  exportShiViz,
  exportText,
  headerOf,
  MOST_DELIVERIES,
  matrixOf,
  type Recording,
} from "../../../lib/recording";
import { firstColumn } from "../../../store/columns";
import { flowView, followed, selected, step } from "../../../store/recording";
import { saveFile } from "../../savefile";
import { frontChart, frontNow } from "../front/view";
import { drawHeat, type HeatChart } from "../heat/chart";
import { heatPicture } from "../heat/heat";
import { rampOf } from "../heat/ramp";
import { drawLanesFile } from "../lanesview/file";
import { drawMap } from "../map/draw";
import { Hits } from "../map/view";
import { mapViewOf } from "../mapview";
import { matrixChart } from "../matrix/view";
import { ElementsPen, svgText } from "../pen/elements";
import { type Palette, paletteOf } from "../pen/palette";
import type { Pen } from "../pen/pen";
import type { Session } from "../session";
import { drawSpaceTime } from "../spacetime/draw";
import { columnsOf, HEAD, ROW } from "../spacetime/grid";
import { drawHeads } from "../spacetime/heads";
import { type ColumnRange, columnsAt } from "../spacetime/range";
import { drawTilesFile } from "../tiles/file";
import { recordedFeed } from "../tiles/recorded";

export type Choice = "svg" | "png" | "text" | "json" | "chrome" | "mermaid" | "shiviz";

/** Makes the file, hands it to the browser, and says what is in it. */
export async function download(session: Session, choice: Choice): Promise<string> {
  const { blob, ending, window } = await fileOf(session, choice);
  const name = `${session.recorded.workload}-${choice}.${ending}`;
  saveFile(name, blob);
  return `${name}: ${headerOf(window)}`;
}

interface File {
  readonly blob: Blob;
  readonly ending: string;
  /** What of the run is in it. */
  readonly window: Recording;
}

async function fileOf(session: Session, choice: Choice): Promise<File> {
  const r = session.recording;
  const plain = (text: string, ending: string, window = r) => ({
    blob: new Blob([text], { type: ending === "json" ? "application/json" : "text/plain" }),
    ending,
    window,
  });
  switch (choice) {
    case "text":
      return plain(exportText(r), "txt");
    case "json":
      return plain(exportJSON(r), "json");
    case "chrome":
      return plain(exportChrome(r, session.history), "json");
    case "shiviz":
      return plain(exportShiViz(r), "log");
    case "mermaid": {
      const window = mermaidWindow(session);
      return plain(exportMermaid(window), "mmd", window);
    }
    case "svg": {
      const picture = pictureOf(session);
      return { blob: svgBlob(picture.text), ending: "svg", window: picture.window };
    }
    case "png": {
      const picture = pictureOf(session);
      return { blob: await pngOf(picture), ending: "png", window: picture.window };
    }
  }
}

/** The whole recording, or from the present step on as many deliveries as a diagram holds. */
export function mermaidWindow(session: Session): Recording {
  const { recording: r, deliveries } = session;
  if (deliveries.length <= MOST_DELIVERIES) return r;
  const from = Math.max(r.from, step.peek());
  const first = session.deliveriesBefore(from - r.from);
  const beyond = deliveries[first + MOST_DELIVERIES];
  return r.window(from, beyond === undefined ? r.end : r.step(beyond));
}

interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly window: Recording;
}

const mostRows = 2000;

function pictureOf(session: Session): Picture {
  const palette = paletteOf(document.documentElement);
  const r = session.recording;
  if (flowView.peek() === "space-time") {
    const range = columnsAt(session, step.peek(), firstColumn.peek(), selected.peek());
    const columns = columnsOf(range, 800);
    const from = r.length <= mostRows ? 0 : Math.max(0, step.peek() - r.from - 50);
    const to = Math.min(r.length, from + mostRows);
    const view = {
      session,
      columns,
      from,
      to,
      palette,
      step: step.peek(),
      selected: selected.peek(),
      path: session.pathThrough(followed.peek())?.deliveries ?? [],
    };
    const rows = new ElementsPen(palette.fonts);
    drawSpaceTime(rows, view);
    const pen = new ElementsPen(palette.fonts, "h");
    drawHeads(pen, view);
    const height = HEAD + (to - from) * ROW;
    const both = pen.joined(rows, HEAD);
    const window = r.window(r.step(from), r.step(to - 1) + 1);
    return {
      text: svgText(
        both,
        columns.total,
        height,
        palette.ground,
        columnsWords(range, session, window),
      ),
      width: columns.total,
      height,
      window,
    };
  }
  if (flowView.peek() === "tiles") {
    const pen = new ElementsPen(palette.fonts);
    const feed = recordedFeed(session);
    const when = `Step ${comma(step.peek())}, ${headerOf(r)}`;
    const { words, ...size } = drawTilesFile(pen, palette, feed, when, selected.peek());
    const text = svgText(pen, size.width, size.height, palette.ground, words);
    return { text, ...size, window: r };
  }
  const [width, height] = [1200, 720];
  if (flowView.peek() === "lanes") {
    const pen = new ElementsPen(palette.fonts, "l");
    const window = drawLanesFile(pen, session, palette, width, height);
    const text = svgText(pen, width, height, palette.ground, headerOf(window));
    return { text, width, height, window };
  }
  const pen = new ElementsPen(palette.fonts);
  drawScene(pen, session, palette, width, height);
  return {
    text: svgText(pen, width, height, palette.ground, `Step ${comma(step.peek())}, ${headerOf(r)}`),
    width,
    height,
    window: r,
  };
}

function columnsWords({ from, to }: ColumnRange, { tasklets }: Session, window: Recording): string {
  const all = to - from === tasklets;
  return all
    ? headerOf(window)
    : `Tasklets ${comma(from)} to ${comma(to - 1)} of ${comma(tasklets)}; ${headerOf(window)}`;
}

/** What the view shows, of those that are as large as a page. */
function drawScene(
  pen: Pen,
  session: Session,
  palette: Palette,
  width: number,
  height: number,
): void {
  const heat = (chart: HeatChart) => {
    const ramp = rampOf(palette);
    drawHeat(pen, palette, ramp, chart, heatPicture(chart.heat, ramp), width, height, null);
  };
  switch (flowView.peek()) {
    case "front":
      heat(frontChart(frontNow(session), session.names, step.peek(), selected.peek()));
      return;
    case "matrix":
      heat(matrixChart(matrixOf(session.recording), session.names));
      return;
    default:
      drawMap(pen, mapViewOf(session, width, height, palette, new Hits(), step.peek()));
  }
}

function svgBlob(text: string): Blob {
  return new Blob([text], { type: "image/svg+xml" });
}

async function pngOf({ text, width, height }: Picture): Promise<Blob> {
  const url = URL.createObjectURL(svgBlob(text));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // Browsers refuse canvases much larger than this.
    const scale = Math.min(2, 16_000 / height, 8000 / width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error("PNG: this browser made none; take the SVG"));
      });
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
