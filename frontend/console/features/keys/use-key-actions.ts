import { useEffect, useEffectEvent } from 'react';
import { type KeyAction, keyAction } from './key-actions.ts';
import { areKeysOn } from './keys-setting.ts';

/** Does these actions on their keys. Staff can turn off single keys, which speech input may press by mistake. */
export function useKeyActions(actions: Partial<Record<KeyAction, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const name = keyAction(event);
    const act = name && actions[name];
    if (!act || (name !== 'palette' && !areKeysOn())) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
