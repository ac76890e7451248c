import type { Input } from '#contracts/api/route';
import type { inviteMember as inviteRoute, MemberChange } from '#contracts/api/team';
import { staffApi } from '../session/staff-api.ts';

export type NewMember = Input<(typeof inviteRoute)['body']>;

export const inviteMember = (member: NewMember) => staffApi('POST /team', { body: member });
export const changeMember = (id: string, change: MemberChange) =>
  staffApi('PATCH /team/{id}', { params: { id }, body: change });
export const resendInvitation = (id: string) => staffApi('POST /team/{id}/invitation', { params: { id } });
export const removeMember = (id: string) => staffApi('DELETE /team/{id}', { params: { id } });
