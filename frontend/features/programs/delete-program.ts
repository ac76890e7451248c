import { ApiError } from '../../lib/api.ts';
import { staffApi } from '../session/staff-api.ts';

/** Deletes the program with its photos. One that is gone already counts as deleted. */
export async function deleteProgram(id: string): Promise<void> {
  try {
    await staffApi('DELETE /programs/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'program_not_found')) throw error;
  }
}
