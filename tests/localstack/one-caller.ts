import { beforeAll, inject } from 'vitest';
import { has } from '../support/needs.ts';
import { clearAttempts } from './attempts.ts';

/**
 * Set-up of each file: where the emulator takes all callers for one, attempts add up across the tests, so each file
 * begins without any.
 */
const { emulator } = inject('stack');
if (emulator && !has('callerAddresses')) beforeAll(() => clearAttempts(emulator));
