import { useTranslation } from 'react-i18next';
import { paths } from '#contracts/website/paths';
import { useChatLink } from '../../features/site-content/use-contact.ts';
import { siteOrigin } from '../../lib/site-origin.ts';

/** Returns a link to a chat with an expert that starts with the program's name and address. */
export function useExpertLink({ id, title }: { id: string; title: string }): string {
  const { t } = useTranslation('programs');
  const chatLink = useChatLink();
  return chatLink(t('detail.expertMessage', { title, url: siteOrigin() + paths.program(id) }));
}
