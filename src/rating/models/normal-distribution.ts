const seriesEnds = 3;
const rootOfTwoPi = Math.sqrt(2 * Math.PI);

/**
 * The distribution function of the standard normal, in double precision: Taylor's series near the middle, Laplace's continued
 * fraction in the tails (Abramowitz and Stegun, 26.2.10 and 26.2.14).
 */
export function normalDistribution(x: number): number {
  const density = Math.exp((-x * x) / 2) / rootOfTwoPi;
  if (Math.abs(x) > seriesEnds) {
    let fraction = 0;
    for (let step = 60; step >= 1; step -= 1) fraction = step / (Math.abs(x) + fraction);
    const tail = density / (Math.abs(x) + fraction);
    return x < 0 ? tail : 1 - tail;
  }
  let term = x;
  let sum = x;
  for (let step = 3; Math.abs(term) > 1e-17; step += 2) {
    term *= (x * x) / step;
    sum += term;
  }
  return 0.5 + density * sum;
}
