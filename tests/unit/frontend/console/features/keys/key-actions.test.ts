import { expect, it } from 'vitest';
import { keyAction } from '../../../../../../frontend/console/features/keys/key-actions.ts';

const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const rest = { ...none, isComposing: false, defaultPrevented: false };

/** @param inField true if the focus is in a field, a menu or a dialog */
const pressed = (code: string, changes: Partial<KeyboardEvent> = {}, inField = false) => {
  const target = { closest: () => (inField ? {} : null) } as unknown as EventTarget;
  return keyAction({ ...rest, code, target, ...changes });
};

it('goes by the place on the keyboard, whatever letter it has', () => {
  expect(pressed('KeyJ')).toBe('next');
  expect(pressed('KeyK')).toBe('previous');
  expect(pressed('KeyS')).toBe('status');
  expect(pressed('KeyW')).toBe('chat');
  expect(pressed('KeyN')).toBe('note');
  expect(pressed('KeyO')).toBe('quote');
  expect(pressed('Slash')).toBe('search');
  expect(pressed('Slash', { shiftKey: true })).toBe('help');
  expect(pressed('KeyK', { ctrlKey: true })).toBe('palette');
  expect(pressed('KeyK', { metaKey: true })).toBe('palette');
});

it('leaves single keys to who types; the palette opens from a field too', () => {
  expect(pressed('KeyS', {}, true)).toBeUndefined();
  expect(pressed('Slash', {}, true)).toBeUndefined();
  expect(pressed('KeyK', { ctrlKey: true }, true)).toBe('palette');
});

it('leaves the browser’s own keys alone', () => {
  for (const changes of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { isComposing: true },
    { shiftKey: true },
  ])
    expect(pressed('KeyN', changes)).toBeUndefined();
  expect(pressed('KeyN', { defaultPrevented: true })).toBeUndefined();
});
