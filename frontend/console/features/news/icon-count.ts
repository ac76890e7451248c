const size = 64;

/** Shows a count on the tab's icon and on the installed console's: `99+` at most; 0 removes it. */
export async function showCount(count: number): Promise<void> {
  // Refused where the console is not installed.
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]');
  for (const link of links) link.dataset.plain ??= link.href;
  const [first] = links;
  const plain = first?.dataset.plain;
  if (!plain) return;
  const drawn = count > 0 ? await draw(plain, count).catch(() => undefined) : undefined;
  for (const link of links) link.href = drawn ?? link.dataset.plain ?? plain;
}

async function draw(source: string, count: number): Promise<string | undefined> {
  const picture = new Image(size, size);
  picture.src = source;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(picture, 0, 0, size, size);
  context.fillStyle = '#b3261e';
  context.beginPath();
  context.roundRect(size * 0.3, size * 0.4, size * 0.7, size * 0.6, size * 0.3);
  context.fill();
  context.fillStyle = '#fff';
  context.font = `bold ${size * 0.46}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(count > 99 ? '99+' : `${count}`, size * 0.65, size * 0.72, size * 0.62);
  return canvas.toDataURL();
}
