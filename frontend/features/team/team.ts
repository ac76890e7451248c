import { useCallback } from 'react';
import useSWR from 'swr';
import type { Input } from '#contracts/route';
import type { inviteMember as inviteRoute, Member, MemberChange } from '#contracts/team';
import { staffApi } from '../session/staff-api.ts';

export type NewMember = Input<(typeof inviteRoute)['body']>;

export const inviteMember = (member: NewMember) => staffApi('POST /team', { body: member });
export const changeMember = (id: string, change: MemberChange) =>
  staffApi('PATCH /team/{id}', { params: { id }, body: change });
export const resendInvitation = (id: string) => staffApi('POST /team/{id}/invitation', { params: { id } });
export const removeMember = (id: string) => staffApi('DELETE /team/{id}', { params: { id } });

export type Team = ReturnType<typeof useTeam>;

/** Everybody in the team, sorted by name. */
export function useTeam() {
  const { data, error, mutate } = useSWR('team', () => staffApi('GET /team'));
  return {
    members: data,
    error,
    refresh: useCallback(() => void mutate(), [mutate]),
    /** Replaces a member in the list with the newer state. */
    put: useCallback(
      (member: Member) =>
        void mutate((members) => members?.map((old) => (old.id === member.id ? member : old)), { revalidate: false }),
      [mutate],
    ),
  };
}
