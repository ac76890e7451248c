import type { TextAreaProps } from 'antd/es/input/TextArea';
import Mentions from 'antd/es/mentions';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { labelOf } from './split-mentions.ts';
import { useColleagues } from './use-colleagues.ts';

/** The open list of colleagues. */
const openList = '.ant-mentions-dropdown:not(.ant-mentions-dropdown-hidden)';

/** A field for a text that offers colleagues after `@`. */
export function MentionInput({ onChange, ...input }: TextAreaProps) {
  const { t } = useTranslation('adminRequests');
  const { data: people = [] } = useColleagues();
  return (
    <Mentions
      {...(input as object)}
      // antd's field of a form takes the text as well as the event.
      onChange={onChange as unknown as (text: string) => void}
      placement="top"
      notFoundContent={t('noColleague')}
      options={people.map((person) => ({
        key: person.id,
        value: labelOf(person, people),
        label: <bdi>{labelOf(person, people)}</bdi>,
      }))}
      // In the list the key closes the list, not the panel.
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && document.querySelector(openList)) event.stopPropagation();
      }}
    />
  );
}
