const files = import.meta.glob<string>('../../assets/scenes/*.svg', { eager: true, query: '?url', import: 'default' });

/** Our own drawings, by file name. */
export type SceneName =
  | 'dunes'
  | 'alula'
  | 'jeddah'
  | 'riyadh'
  | 'makkah'
  | 'madinah'
  | 'aseer'
  | 'redsea'
  | 'diriyah'
  | 'istanbul'
  | 'paris'
  | 'barcelona'
  | 'maldives'
  | 'cairo'
  | 'kuala-lumpur'
  | 'plane'
  | 'hotel'
  | 'journey'
  | 'empty'
  | 'lost'
  | 'offline';

export const sceneUrl = (name: SceneName): string => files[`../../assets/scenes/${name}.svg`] ?? '';
