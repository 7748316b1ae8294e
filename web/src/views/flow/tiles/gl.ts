// The painter on a graphics processor, or on software that stands in for one:
// states and times are two textures of bytes, as they are in memory; the colours
// are a third. WebGL2, since bytes must be read as they are.

import { GAP_FROM } from "./arrangement";
import { type Frame, tapsFor } from "./frame";
import type { Painter } from "./painter";
import { SHADE_COLUMNS, SHADE_ROWS } from "./shades";
import type { Tiles } from "./tiles";

/** Tasklets a row of the textures; every WebGL2 takes 2,048. */
const WIDE = 2048;

const vertex = `#version 300 es
void main() {
  // One triangle that covers all.
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

const fragment = `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
uniform usampler2D states;
uniform usampler2D times;
uniform sampler2D shades;
uniform vec2 start;    // left and top edge of the first tile
uniform float size;    // pixels a tile
uniform float height;
uniform ivec3 grid;    // columns, rows, count
uniform bool serpentine;
uniform int taps;
uniform vec4 ground;
out vec4 colour;

vec4 tile(vec2 at) {
  vec2 place = (at - start) / size;
  vec2 whole = floor(place);
  vec2 inside = (place - whole) * size;
  if (size >= ${GAP_FROM.toFixed(1)} && (inside.x < 1.0 || inside.y < 1.0)) return ground;
  ivec2 p = ivec2(whole);
  if (p.x < 0 || p.y < 0 || p.x >= grid.x || p.y >= grid.y) return ground;
  int t = p.y * grid.x + (serpentine && (p.y & 1) == 1 ? grid.x - 1 - p.x : p.x);
  if (t >= grid.z) return ground;
  ivec2 texel = ivec2(t & ${WIDE - 1}, t >> ${Math.log2(WIDE)});
  int state = int(texelFetch(states, texel, 0).r);
  int time = int(texelFetch(times, texel, 0).r);
  return texelFetch(shades, ivec2(time, state), 0);
}

void main() {
  vec2 corner = vec2(gl_FragCoord.x - 0.5, height - gl_FragCoord.y - 0.5);
  if (taps == 1) {
    colour = tile(corner + 0.5);
    return;
  }
  vec4 sum = vec4(0.0);
  for (int y = 0; y < taps; y++)
    for (int x = 0; x < taps; x++)
      sum += tile(corner + (vec2(x, y) + 0.5) / float(taps));
  colour = sum / float(taps * taps);
}`;

const names = [
  "states",
  "times",
  "shades",
  "start",
  "size",
  "height",
  "grid",
  "serpentine",
  "taps",
  "ground",
] as const;

/** A painter on the canvas; undefined where the browser has no WebGL2 for it. */
export function glPainter(canvas: HTMLCanvasElement): Painter | undefined {
  const gl = contextOf(canvas);
  const program = gl && programOf(gl);
  return program ? new GlPainter(gl, program) : undefined;
}

/** Whether this browser has a WebGL2 that is worth it, tried on a canvas of its own. */
export function glWorks(): boolean {
  const gl = contextOf(document.createElement("canvas"));
  const fine = gl !== null && !inSoftware(gl) && programOf(gl) !== undefined;
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return fine;
}

function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", {
    alpha: false,
    antialias: false,
    depth: false,
    stencil: false,
    failIfMajorPerformanceCaveat: true, // see inSoftware
  });
}

/**
 * Whether the processor only pretends to be a graphics processor: then the
 * other painter is three to eight times as fast (1,000,000 tasklets, Chromium's SwiftShader).
 */
function inSoftware(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}

function programOf(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (gl.getProgramParameter(program, gl.LINK_STATUS)) return program;
  // The other painter takes over; that this one failed must be heard of.
  if (!gl.isContextLost()) reportError(new Error(`shader: ${gl.getProgramInfoLog(program)}`));
  return undefined;
}

class GlPainter implements Painter {
  readonly name = "webgl2";
  private readonly at: Record<(typeof names)[number], WebGLUniformLocation | null>;
  private readonly states: WebGLTexture;
  private readonly times: WebGLTexture;
  private readonly shades: WebGLTexture;
  private held: Tiles | undefined;
  private room = 0;

  constructor(
    private readonly gl: WebGL2RenderingContext,
    program: WebGLProgram,
  ) {
    gl.useProgram(program);
    const entries = names.map((name) => [name, gl.getUniformLocation(program, name)] as const);
    this.at = Object.fromEntries(entries) as typeof this.at;
    this.states = this.texture(0);
    this.times = this.texture(1);
    this.shades = this.texture(2);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, SHADE_COLUMNS, SHADE_ROWS);
    gl.uniform1i(this.at.states, 0);
    gl.uniform1i(this.at.times, 1);
    gl.uniform1i(this.at.shades, 2);
    gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  }

  /** A graphics processor paints all of it at once. */
  *paint(tiles: Tiles, f: Frame): Generator<void, void> {
    const { gl, at } = this;
    const { canvas } = gl;
    if (canvas.width !== f.width || canvas.height !== f.height) {
      canvas.width = f.width;
      canvas.height = f.height;
    }
    gl.viewport(0, 0, f.width, f.height);
    this.upload(tiles);
    gl.activeTexture(gl.TEXTURE2);
    const bytes = new Uint8Array(f.shades.buffer, f.shades.byteOffset, f.shades.byteLength);
    gl.texSubImage2D(
      gl.TEXTURE_2D,
      0,
      0,
      0,
      SHADE_COLUMNS,
      SHADE_ROWS,
      gl.RGBA,
      gl.UNSIGNED_BYTE,
      bytes,
    );
    const { camera, arrangement: a, ground } = f;
    gl.uniform2f(at.start, camera.x, camera.y);
    gl.uniform1f(at.size, camera.size);
    gl.uniform1f(at.height, f.height);
    gl.uniform3i(at.grid, a.columns, a.rows, Math.min(a.count, tiles.count));
    gl.uniform1i(at.serpentine, a.serpentine ? 1 : 0);
    gl.uniform1i(at.taps, tapsFor(camera.size));
    const part = (shift: number) => ((ground >>> shift) & 0xff) / 255;
    gl.uniform4f(at.ground, part(0), part(8), part(16), 1);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  lost(): boolean {
    return this.gl.isContextLost();
  }

  free(): void {
    for (const texture of [this.states, this.times, this.shades]) this.gl.deleteTexture(texture);
    this.gl.getExtension("WEBGL_lose_context")?.loseContext();
  }

  private texture(unit: number): WebGLTexture {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    return texture;
  }

  /** The bytes that have changed; all of them the first time. */
  private upload(tiles: Tiles): void {
    const { gl } = this;
    const rows = Math.ceil(tiles.count / WIDE);
    const fresh = this.held !== tiles || this.room < rows;
    const first = fresh ? 0 : tiles.first;
    const last = fresh ? tiles.count - 1 : tiles.last;
    for (const [unit, bytes] of [tiles.states, tiles.times].entries()) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      if (this.room < rows)
        gl.texImage2D(
          gl.TEXTURE_2D,
          0,
          gl.R8UI,
          WIDE,
          rows,
          0,
          gl.RED_INTEGER,
          gl.UNSIGNED_BYTE,
          null,
        );
      if (first <= last) this.write(bytes, Math.floor(first / WIDE), Math.floor(last / WIDE));
    }
    this.room = Math.max(this.room, rows);
    this.held = tiles;
  }

  /** Writes rows of a texture; the last one may be short. */
  private write(bytes: Uint8Array, from: number, to: number): void {
    const { gl } = this;
    const put = (row: number, wide: number, rows: number) =>
      gl.texSubImage2D(
        gl.TEXTURE_2D,
        0,
        0,
        row,
        wide,
        rows,
        gl.RED_INTEGER,
        gl.UNSIGNED_BYTE,
        bytes,
        row * WIDE,
      );
    const whole = Math.floor(bytes.length / WIDE);
    const full = Math.min(to + 1, whole) - from;
    if (full > 0) put(from, WIDE, full);
    if (to >= whole && bytes.length > whole * WIDE) put(whole, bytes.length - whole * WIDE, 1);
  }
}
