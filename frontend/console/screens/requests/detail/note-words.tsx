import type { HistoryEntry } from '#contracts/api/enquiries';
import shared from '../../../components/console.module.css';
import { splitMentions } from '../../../features/mentions/split-mentions.ts';

/** A note in its own direction, with its line breaks; the names of those whom it mentions stand out. */
export function NoteWords({ note, mentions = [] }: Extract<HistoryEntry, { action: 'note_added' }>) {
  const parts = splitMentions(
    note,
    mentions.map(({ name }) => name),
  );
  return (
    <p className={shared.words} dir="auto">
      {parts.map(({ text, isMention }, index) =>
        isMention ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a note never change.
          <strong key={index} style={{ color: 'var(--color-teal)' }}>
            {text}
          </strong>
        ) : (
          text
        ),
      )}
    </p>
  );
}
