/** The texts of a screen, in the language in use. The one place that knows which library reads them. */
export { useTranslation } from 'react-i18next';
