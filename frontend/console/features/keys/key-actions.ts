/** The actions of keys. */
export type KeyAction =
  | 'palette'
  | 'search'
  | 'help'
  | 'next'
  | 'previous'
  | 'status'
  | 'assign'
  | 'chat'
  | 'note'
  | 'quote';

/** By place on the keyboard, so that an Arabic layout has the same keys as an English one. */
const places: Readonly<Record<string, KeyAction | undefined>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyS: 'status',
  KeyA: 'assign',
  KeyW: 'chat',
  KeyN: 'note',
  KeyO: 'quote',
};

type Pressed = Pick<
  KeyboardEvent,
  'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** Returns what a pressed key does: single keys do nothing while somebody types, or in a dialog or menu. */
export function keyAction(event: Pressed): KeyAction | undefined {
  if (event.isComposing || event.defaultPrevented || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return event.code === 'KeyK' && !event.shiftKey ? 'palette' : undefined;
  if (isBusy(event.target)) return undefined;
  if (event.code === 'Slash') return event.shiftKey ? 'help' : 'search';
  return event.shiftKey ? undefined : places[event.code];
}

const busy =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=menu], .ant-modal';

const isBusy = (target: EventTarget | null) =>
  target !== null && 'closest' in target && (target as Element).closest(busy) !== null;
