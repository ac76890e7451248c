import type { TestProject } from 'vitest/node';
import { openLane } from '../../infra/emulator/lane.ts';
import { findLacks } from './lacks.ts';

const staff = { email: 'staff@rihla.example', password: 'correct horse battery' };

/** Deploys the application to an emulator and serves the site in front of it: the API tests run against that. */
export default async function setup(project: TestProject) {
  const lane = await openLane({ port: 0, staff, seed: false, site: false, say: console.log });
  const { url, environment, outputs } = lane;
  project.provide('stack', {
    url,
    dataDir: '',
    adminEmail: staff.email,
    adminPassword: staff.password,
    emulator: { environment, outputs: { ...outputs }, lacks: await findLacks(lane) },
  });
  return lane.stop;
}
