/** Parts of whole, as equal as they can be: 10 in 3 is 4, 3, 3. */
export function shares(whole: number, parts: number): number[] {
  const least = Math.floor(whole / parts);
  return Array.from({ length: parts }, (_, i) => least + (i < whole % parts ? 1 : 0));
}
