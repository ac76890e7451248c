const minutesOfHour = 60;

const ends = [1, 2, 3, 4, 5, 6, 8, 10];

/** Returns where a scale from 0 ends that has room for `most`: a round number with a whole half. */
export function scaleEnd(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return ends.map((end) => end * power).find((end) => end >= most && end % 2 === 0) ?? most;
}

/** The same for minutes; whole hours from one on. */
export const minutesEnd = (most: number) =>
  most > minutesOfHour ? minutesOfHour * scaleEnd(most / minutesOfHour) : scaleEnd(most);
