import type { TestProject } from 'vitest/node';
import { openEmulator } from '../../infra/emulator/index.ts';
import { findMissingAbilities } from './missing-abilities.ts';

const staff = { email: 'staff@rihla.example', password: 'correct horse battery' };

/** Deploys the application to an emulator and serves the site in front of it, for the API tests. */
export default async function setup(project: TestProject) {
  const emulator = await openEmulator({ port: 0, staff, seed: false, site: false, say: console.log });
  const { url, outboxUrl, environment, outputs } = emulator;
  project.provide('stack', {
    url,
    outboxUrl,
    dataDir: '',
    adminEmail: staff.email,
    adminPassword: staff.password,
    emulator: { environment, outputs: { ...outputs }, missing: await findMissingAbilities(emulator) },
  });
  return emulator.stop;
}
