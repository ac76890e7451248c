import styles from './hints.module.css';

/**
 * Delay in milliseconds before a hint shows, and the time after one hides within which the next shows at once
 * (docs/product.md).
 */
const showDelay = 700;
const skipDelay = 300;

/**
 * Time in milliseconds to move the pointer from a control to its hint, which stays open while hovered (WCAG 1.4.13).
 */
const crossingTime = 100;

/** Distance in pixels between a control and its hint, and between a hint and the window's edge. */
const gap = 8;

let isWatching = false;

/**
 * Shows the `data-hint` of a control while it is hovered or has the keyboard focus, on the site and in the console;
 * with `data-hint-side`, beside the control. antd's tooltip cannot skip its delay and is too heavy for public pages.
 * With `title` the browser decides both times.
 */
export function watchHints(): void {
  if (isWatching) return;
  isWatching = true;
  const popup = document.createElement('div');
  popup.className = styles.hint ?? '';
  popup.popover = 'manual';
  popup.role = 'tooltip';
  document.body.append(popup);

  /** The hovered or focused control. */
  let control: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  const isShown = () => popup.matches(':popover-open');

  const show = () => {
    const hint = control?.isConnected && control.dataset.hint;
    if (!control || !hint) return;
    popup.textContent = hint;
    popup.showPopover();
    place(popup, control);
  };

  const hide = () => {
    clearTimeout(timer);
    if (!isShown()) return;
    popup.hidePopover();
    hiddenAt = performance.now();
  };

  const leave = () => {
    hide();
    control = undefined;
  };

  const restOn = (next: HTMLElement) => {
    if (next === control) {
      if (isShown()) clearTimeout(timer);
      return;
    }
    const isSoon = isShown() || performance.now() - hiddenAt <= skipDelay;
    leave();
    control = next;
    if (isSoon) show();
    else timer = setTimeout(show, showDelay);
  };

  const point = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType === 'touch') return;
    const next = hintedBy(event);
    if (next) restOn(next);
    else if (popup.contains(event.target as Node)) clearTimeout(timer);
    else if (control && !isShown()) leave();
    else if (control) {
      clearTimeout(timer);
      timer = setTimeout(leave, crossingTime);
    }
  };

  const focus = (event: Event) => {
    const next = hintedBy(event);
    if (next?.matches(':focus-visible')) restOn(next);
  };

  document.addEventListener('pointerover', point);
  document.documentElement.addEventListener('pointerleave', leave);
  document.addEventListener('focusin', focus);
  document.addEventListener('focusout', leave);
  // Pressing the control or a key hides the hint; WCAG requires Escape.
  document.addEventListener('pointerdown', hide);
  document.addEventListener('keydown', hide);
  document.addEventListener('scroll', () => isShown() && hide(), { capture: true, passive: true });
  // The first event may have fired before this code loaded.
  const hovered = matchMedia('(hover: hover)').matches ? '[data-hint]:hover, ' : '';
  const first = document.querySelector<HTMLElement>(`${hovered}[data-hint]:focus-visible`);
  if (first) restOn(first);
}

const hintedBy = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null);

/**
 * Places the hint above the control, below it if there is no room, or beside it in the reading direction; always inside
 * the window.
 */
function place(popup: HTMLElement, control: HTMLElement): void {
  const at = control.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const middle = { x: at.left + (at.width - width) / 2, y: at.top + (at.height - height) / 2 };
  const above = at.top - gap - height;
  const isRtl = document.documentElement.dir === 'rtl';
  const [x, y] = control.hasAttribute('data-hint-side')
    ? [isRtl ? at.left - gap - width : at.right + gap, middle.y]
    : [middle.x, above >= gap ? above : at.bottom + gap];
  popup.style.left = `${Math.max(gap, Math.min(x, innerWidth - gap - width))}px`;
  popup.style.top = `${Math.max(gap, Math.min(y, innerHeight - gap - height))}px`;
}
