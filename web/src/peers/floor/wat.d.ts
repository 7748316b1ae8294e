/** The build assembles WebAssembly text; importing it gives the binary module. */
declare module "*.wat" {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
