/** Placeholder while a page loads: as tall as the window, so that nothing below it jumps. */
export function PageFrame() {
  return <div style={{ minBlockSize: '100dvh' }} aria-busy="true" />;
}
