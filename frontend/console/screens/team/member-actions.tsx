import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import PauseCircleOutlined from '@ant-design/icons/es/icons/PauseCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contracts/api/team';
import { useIsOwn } from './use-is-own.ts';

export interface MemberActionsProps {
  member: Member;
  onChangeRole: (member: Member) => void;
  onSuspend: (member: Member) => void;
  onReactivate: (member: Member) => void;
  onResend: (member: Member) => void;
  onRemove: (member: Member) => void;
}

/** An owner's actions on another account or an invitation. */
export function MemberActions({ member, ...on }: MemberActionsProps) {
  const { t } = useTranslation('adminTeam');
  const isOwn = useIsOwn(member);
  if (isOwn) return null;
  const { status } = member;
  const action = (label: string, icon: ReactNode, onClick: (member: Member) => void, danger = false) => (
    <Button
      type="text"
      danger={danger}
      icon={icon}
      aria-label={label}
      data-hint={label}
      onClick={() => onClick(member)}
    />
  );
  return (
    <Flex role="group" aria-label={t('actionsFor', { name: member.name })}>
      {action(t('role.open'), <EditOutlined aria-hidden />, on.onChangeRole)}
      {status === 'invited' && action(t('resend.open'), <MailOutlined aria-hidden />, on.onResend)}
      {status === 'active' && action(t('suspend.open'), <PauseCircleOutlined aria-hidden />, on.onSuspend)}
      {status === 'suspended' && action(t('reactivate.open'), <PlayCircleOutlined aria-hidden />, on.onReactivate)}
      {action(
        t(status === 'invited' ? 'withdraw.open' : 'remove.open'),
        <DeleteOutlined aria-hidden />,
        on.onRemove,
        true,
      )}
    </Flex>
  );
}
