import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../components/hint.tsx';
import type { EnquiryKey } from '../enquiries/enquiry-key.ts';
import { useColleaguesAt } from './use-colleagues-at.ts';

interface Props {
  enquiry: EnquiryKey;
  /** Above the button that sends: only who replies too, and what to do about it. */
  isAboveSend?: boolean;
}

/** Names the colleagues who reply to this request, or look at it. */
export function ColleaguesNote({ enquiry, isAboveSend = false }: Props) {
  const { t } = useTranslation('adminRequests');
  const at = useColleaguesAt(enquiry);
  const isReplying = at?.doing === 'replying';
  const isShown = at && (isReplying || !isAboveSend);
  return (
    // Stays in the page, so that screen readers read what appears in it; empty, it takes no room.
    <div role="status" style={{ display: 'contents' }}>
      {isShown && (
        <Hint as="div" {...(isReplying && { style: { color: 'var(--color-clay)', fontWeight: 600 } })}>
          <UserOutlined aria-hidden /> {t(isAboveSend ? 'presence.agree' : `presence.${at.doing}`, { names: at.names })}
        </Hint>
      )}
    </div>
  );
}
