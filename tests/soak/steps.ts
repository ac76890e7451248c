import type { Faults } from './control.ts';
import type { Work } from './in-flight.ts';

const hour = 3_600_000;

/** A fault: changes of the control file, or of the process or the disk; a kill at any time or in the middle of a work. */
export type Step = [name: string, faults: Partial<Faults>, action?: 'kill' | 'fill' | Work];

/** Each fault follows the previous one at once; the clock stays shifted until the next. */
export const steps: Step[] = [
  ['none', {}],
  ['the store answers 500, before and after it wrote', { store: 'errors' }],
  ['a kill while the store answers 500', { store: 'errors' }, 'kill'],
  ['the store throttles', { store: 'throttles' }],
  ['mail is down', { mail: 'down' }],
  ['a kill while mail is down', { mail: 'down' }, 'kill'],
  ['the clock jumps three hours ahead', { clock: 3 * hour }],
  ['the disk is full', { clock: 3 * hour }, 'fill'],
  ['the store is down', { store: 'down' }],
  ['the clock jumps two hours back', { clock: -2 * hour }],
  ['a kill', { clock: -2 * hour }, 'kill'],
  ['a kill while a draft saves itself', {}, 'saving'],
  ['a kill while a program is published', {}, 'publishing'],
  ['a kill during the tick that publishes what is due', {}, 'ticking'],
];
