import { beforeAll, inject } from 'vitest';
import { has } from '../support/needs.ts';
import { clearAttempts } from './attempts.ts';

/**
 * Setup of each file: on an emulator that gives all callers one address, attempts add up across tests, so each file
 * clears them first.
 */
const { emulator } = inject('stack');
if (emulator && !has('callerAddresses')) beforeAll(() => clearAttempts(emulator));
