import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#shared/components/visually-hidden.tsx';
import type { ColleaguesAt } from '../../features/presence/use-colleagues-at.ts';

/** Who replies to a request stands in place of the children; who looks at it is an icon before them. */
export function RowPresence({ at, children }: { at: ColleaguesAt | undefined; children: ReactNode }) {
  const { t } = useTranslation('adminRequests');
  if (!at) return children;
  const words = t(`presence.${at.doing}`, { names: at.names });
  if (at.doing === 'replying') {
    return (
      <strong style={{ color: 'var(--color-clay)' }} title={words}>
        {words}
      </strong>
    );
  }
  return (
    <>
      <UserOutlined aria-hidden title={words} /> <VisuallyHidden>{words}</VisuallyHidden> {children}
    </>
  );
}
