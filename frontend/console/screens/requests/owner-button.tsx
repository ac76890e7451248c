import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from '#contracts/api/enquiries';
import { Hint } from '../../components/hint.tsx';
import { MenuButton } from '../../components/menu-button.tsx';
import styles from './owner-button.module.css';
import { useOwnerItems } from './use-owner-items.tsx';

/** Beside a long name too. */
const whole = { flex: 'none' };

const look = { gap: '0.25rem', maxInlineSize: '100%', padding: 0, color: 'var(--color-ink-soft)' };

/** A text without a button around it, which cuts a long name too. */
const alone = { display: 'inline-flex', gap: '0.25rem', maxInlineSize: '100%', verticalAlign: 'bottom' };

interface Props {
  enquiry: Enquiry;
  /** Shows an icon where no column title says what the name means. */
  hasIcon?: boolean;
}

/** Shows the owner of a request. Staff who may change the owner get a menu. */
export function OwnerButton({ enquiry, hasIcon }: Props) {
  const { t } = useTranslation(['adminRequests', 'admin']);
  const items = useOwnerItems(true)(enquiry);
  const { owner } = enquiry;
  const name = owner && (owner.name || owner.email);
  const icon = hasIcon && <UserOutlined aria-hidden style={whole} />;
  // The name has its own direction, or a long one of the other script would lose its beginning.
  const shown = (
    <span className={styles.name} dir="auto">
      {name || t('owner.nobody')}
    </span>
  );
  if (items.length === 0) {
    return (
      <Hint as="span" style={alone}>
        {icon}
        {shown}
      </Hint>
    );
  }
  const label = t('rowOwner', {
    name: enquiry.name || t('admin:requests.unnamed'),
    owner: name ?? t('owner.nobody'),
  });
  return (
    <MenuButton menu={{ items }} style={look} aria-label={label} data-key="owner">
      {icon}
      {shown}
      <DownOutlined aria-hidden style={whole} />
    </MenuButton>
  );
}
