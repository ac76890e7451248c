import type { ReactNode } from 'react';
import { Icon } from '#shared/components/icon.tsx';
import { ContactWays } from '../enquiries/contact-ways.tsx';
import note from '../enquiries/note-panel.module.css';
import type { ActionFailure } from './use-page-action.ts';

interface Props {
  failure: ActionFailure | undefined;
  /** The first words of a chat with the agency. */
  chat: string;
  /** The sentences for each kind of failure, except that `failed` is a title above the reason. */
  texts: Record<ActionFailure['kind'], string>;
  /** Tells the customer what to know then: that nothing is lost. */
  children?: ReactNode;
}

/** The reason why something was not sent, and other ways to reach the agency. Screen readers announce it. */
export function ActionFailureNote({ failure, chat, texts, children }: Props) {
  return (
    <div role="alert">
      {failure && (
        <div className={`${note.panel} ${note.failure}`}>
          <Icon of="exclamation-circle-filled" className={note.sign} />
          <div className={note.text}>
            <p className={note.title}>{texts[failure.kind]}</p>
            {failure.kind === 'failed' && <p>{failure.text}</p>}
            {failure.kind !== 'limit' && children}
            {failure.kind !== 'conflict' && (
              <div className={note.actions}>
                <ContactWays chat={chat} />
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
