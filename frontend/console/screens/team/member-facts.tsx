import Flex from 'antd/es/flex';
import Tag from 'antd/es/tag';
import { useTranslation } from 'react-i18next';
import type { Member } from '#contracts/api/team';
import { EmailAddress } from '#shared/components/email-address.tsx';
import { formatDateTime } from '#shared/lib/format.ts';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { useIsOwn } from './use-is-own.ts';

/** Text colour and background of each status, with a contrast of at least 4.5:1. */
const looks = {
  active: { color: 'var(--color-palm)', background: 'var(--color-palm-pale)' },
  invited: { color: 'var(--color-saffron-ink)', background: 'var(--color-saffron-pale)' },
  suspended: { color: 'var(--color-ink-soft)', background: 'var(--color-sand)' },
} as const;

export const hasExpired = ({ invited_until }: Member, now = Date.now()) =>
  invited_until !== null && Date.parse(invited_until) < now;

export function MemberName({ member }: { member: Member }) {
  const { t } = useTranslation('adminTeam');
  const isOwn = useIsOwn(member);
  return (
    <div className={shared.rest}>
      <Flex wrap gap="0 8px" align="baseline">
        <strong>
          <bdi className={shared.words}>{member.name}</bdi>
        </strong>
        {isOwn && <Hint as="span">{t('you')}</Hint>}
      </Flex>
      <Hint as="span">
        <EmailAddress address={member.email} />
      </Hint>
    </div>
  );
}

export function MemberStatus({ member }: { member: Member }) {
  const { t } = useTranslation('adminTeam');
  const { language } = useLanguage();
  const expired = hasExpired(member);
  const look = looks[expired ? 'suspended' : member.status];
  return (
    <Flex vertical align="start">
      <Tag style={{ ...look, borderColor: 'transparent', marginInlineEnd: 0 }}>
        {t(expired ? 'status.expired' : `status.${member.status}`)}
      </Tag>
      {member.invited_until && !expired && (
        <Hint as="span">{t('invitedUntil', { time: formatDateTime(member.invited_until, language) })}</Hint>
      )}
    </Flex>
  );
}

interface LastSignInProps {
  member: Member;
  /** Adds a label to the time, for lists without columns. */
  isLabelled?: boolean;
}

export function LastSignIn({ member: { status, last_sign_in_at }, isLabelled = false }: LastSignInProps) {
  const { t } = useTranslation('adminTeam');
  const { language } = useLanguage();
  if (status === 'invited') return null;
  const time = last_sign_in_at ? formatDateTime(last_sign_in_at, language) : t('never');
  return <Hint as="div">{isLabelled ? t('lastSignIn', { time }) : time}</Hint>;
}
