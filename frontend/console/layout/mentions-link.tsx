import Badge from 'antd/es/badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contracts/website/paths';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import { writeKey } from '../features/enquiries/enquiry-key.ts';
import { useMentions } from '../features/enquiries/use-mentions.ts';

/** Opens the request whose note has mentioned the reader last; with the number of such requests. */
export function MentionsLink({ compact }: { compact: boolean }) {
  const { t } = useTranslation('admin');
  const [latest, ...others] = useMentions();
  if (!latest) return null;
  const count = others.length + 1;
  return (
    <Link
      to={`${paths.admin.requests}?open=${writeKey(latest)}`}
      data-hint={compact ? t('layout.mentions') : undefined}
      data-hint-side
    >
      {t('layout.mentions')}
      <VisuallyHidden>{count}</VisuallyHidden>
      {!compact && <Badge count={count} title="" aria-hidden />}
    </Link>
  );
}
