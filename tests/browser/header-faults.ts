/** Runs in the page: the pairs of controls in the header that overlap, and those outside the window. */
export function headerFaults(): string[] {
  const header = document.querySelector('body header');
  const items = [...(header?.querySelectorAll('a, button, summary') ?? [])].filter((item) => item.checkVisibility());
  const boxes = items.map((item) => ({ item: item.textContent || item.ariaLabel, box: item.getBoundingClientRect() }));
  const isOutside = ({ box }: (typeof boxes)[number]) => box.left < -1 || box.right > window.innerWidth + 1;
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  return [
    ...boxes.filter(isOutside).map(({ item }) => `${item} leaves the window`),
    ...boxes.flatMap(({ item, box }, index) =>
      boxes.slice(index + 1).flatMap((other) => (overlap(box, other.box) ? `${item} overlaps ${other.item}` : [])),
    ),
  ];
}
