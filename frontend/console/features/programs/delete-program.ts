import { ApiError } from '#shared/lib/api.ts';
import { staffApi } from '../session/staff-api.ts';

/** Deletes the program with its photos. A program that is already gone counts as deleted. */
export async function deleteProgram(id: string): Promise<void> {
  try {
    await staffApi('DELETE /programs/{id}', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'program_not_found')) throw error;
  }
}
