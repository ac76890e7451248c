import { beforeEach, inject } from 'vitest';
import { enterWindow } from '../support/limit-windows.ts';
import { followClock } from '../support/shifted-clock.ts';

/** Setup of each file: no window of the limits ends during a test, and the tests have the system's time. */
const { clock } = inject('stack');
if (clock) followClock(clock);
beforeEach(enterWindow);
