import App from 'antd/es/app';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contracts/api/team';
import { useFailureNotice } from '../../features/session/use-failure-notice.ts';
import { useSuccessNotice } from '../../features/session/use-success-notice.ts';
import { changeMember, removeMember, resendInvitation } from '../../features/team/team.ts';
import type { Team } from '../../features/team/use-team.ts';

/**
 * Returns the actions on a member. Each asks for a confirmation if needed, reports the outcome and shows the new state.
 */
export function useMemberActions({ put, refresh }: Team) {
  const { t } = useTranslation('adminTeam');
  const { modal } = App.useApp();
  const notifySuccess = useSuccessNotice();
  const notifyFailure = useFailureNotice();

  async function run(act: () => Promise<Member | true>, done: string, failed: string) {
    try {
      const member = await act();
      notifySuccess(done);
      if (member === true) refresh();
      else put(member);
    } catch (error) {
      notifyFailure(failed, error);
      // Someone else may have changed the team.
      refresh();
    }
  }

  const ask = (what: 'suspend' | 'remove' | 'withdraw', { name }: Member, act: () => Promise<Member | true>) =>
    modal.confirm({
      title: t(`${what}.title`, { name }),
      content: t(`${what}.text`, { name }),
      okText: t(`${what}.confirm`),
      okButtonProps: { danger: true },
      cancelText: t('cancel'),
      autoFocusButton: 'cancel',
      onOk: () => run(act, t(`${what}.done`), t(`${what}.failed`)),
    });

  return {
    onSuspend: (member: Member) => void ask('suspend', member, () => changeMember(member.id, { status: 'suspended' })),
    onReactivate: (member: Member) =>
      void run(() => changeMember(member.id, { status: 'active' }), t('reactivate.done'), t('reactivate.failed')),
    onResend: (member: Member) => void run(() => resendInvitation(member.id), t('resend.done'), t('resend.failed')),
    onRemove: (member: Member) =>
      void ask(member.status === 'invited' ? 'withdraw' : 'remove', member, () => removeMember(member.id)),
  };
}
