import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import type { ColleaguesAt } from '../../features/presence/use-colleagues-at.ts';

/** `dir="auto"` does not look into them. */
const isolates = /[\u2068\u2069]/g;

/** Names who replies to a request in place of the children; shows who looks at it by an icon before them. */
export function RowPresence({ at, children }: { at: ColleaguesAt | undefined; children: ReactNode }) {
  const { t } = useTranslation('adminRequests');
  if (!at) return children;
  const words = t(`presence.${at.doing}`, { names: at.names });
  if (at.doing === 'replying') {
    return (
      <strong style={{ display: 'flex', minInlineSize: 0, color: 'var(--color-clay)' }} title={words}>
        <span style={{ whiteSpace: 'pre' }}>{t('presence.replying', { names: '' })}</span>
        {/* In its own direction, so that a long name is cut at its end. */}
        <bdi dir="auto" style={{ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {at.names.replaceAll(isolates, '')}
        </bdi>
      </strong>
    );
  }
  return (
    <>
      <UserOutlined aria-hidden title={words} /> <VisuallyHidden>{words}</VisuallyHidden> {children}
    </>
  );
}
