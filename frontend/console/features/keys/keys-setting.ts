import { recall, remember } from '../../lib/remembered.ts';

const memory = 'admin-keys';

/** False if this browser's user has turned off the single keys. */
export const areKeysOn = () => recall(memory) !== 'off';

export const turnKeys = (isOn: boolean) => remember(memory, isOn ? 'on' : 'off');
