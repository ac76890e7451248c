/** The points for each step of the odds' logarithm. */
const pointsPerOdds = 3;
/** Fewer points are none: other signs are not to reach the threshold by them. */
const fewPoints = 4;

/** The points of a wording. Alone, it reaches the threshold from odds of twelve to one on. */
export function pointsOfWording(odds: number): number {
  const points = Math.min(12, pointsPerOdds * (odds + 0.67));
  return points < fewPoints ? 0 : Math.round(points);
}

/** The points that a customer's wording takes off those of its links; 0 if the word lists find no customer in it. */
export function pointsOfCustomer(odds: number, signs: readonly string[]): number {
  const isCustomer = ['journey 1', 'wish 1', 'asks'].some((sign) => signs.includes(sign));
  return isCustomer ? Math.max(0, Math.round(-pointsPerOdds * odds)) : 0;
}
