import { v7 as uuid } from 'uuid';
import type { Departure, DepartureBody } from '#contracts/api/departures';
import { maximumDeparturesAtOnce } from '#contracts/api/offer-terms';
import { ApiError } from '#shared/lib/api.ts';
import { resumeAfterSignIn } from '../session/resume-after-sign-in.ts';
import { staffApi } from '../session/staff-api.ts';

export const listDepartures = (programId: string): Promise<Departure[]> =>
  staffApi('GET /programs/{id}/departures', { params: { id: programId } });

/** Departures with ids of their own: sent again after a lost reply, they are added once. */
export const withIds = (bodies: readonly DepartureBody[]) => bodies.map((body) => ({ ...body, id: uuid() }));

/** Adds departures, as many calls as their number needs. */
export async function addDepartures(programId: string, departures: ReturnType<typeof withIds>): Promise<void> {
  for (let first = 0; first < departures.length; first += maximumDeparturesAtOnce) {
    const body = { departures: departures.slice(first, first + maximumDeparturesAtOnce) };
    await resumeAfterSignIn(() => staffApi('POST /programs/{id}/departures', { params: { id: programId }, body }));
  }
}

/** Fails with `version_conflict` if someone else has changed the departure since `version`. */
export const changeDeparture = (
  programId: string,
  { id, version }: Pick<Departure, 'id' | 'version'>,
  body: DepartureBody,
): Promise<Departure> =>
  staffApi('PUT /programs/{id}/departures/{departureId}', {
    params: { id: programId, departureId: id },
    body: { ...body, version },
  });

/** Removes a departure. One that is already gone counts as removed. */
export async function removeDeparture(programId: string, departureId: string): Promise<void> {
  try {
    await resumeAfterSignIn(() =>
      staffApi('DELETE /programs/{id}/departures/{departureId}', { params: { id: programId, departureId } }),
    );
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'departure_not_found')) throw error;
  }
}
