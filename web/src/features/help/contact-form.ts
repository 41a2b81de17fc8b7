import { internationalPhone } from '@rotadas/contracts/primitives/phone-number';
import { visibleLine } from '@rotadas/contracts/primitives/text';
import i18next from 'i18next';
import { z } from 'zod';
import './help.tr.js';

const NAME_MAX = 60;

/** The form of a contact; the phone becomes international. */
export const ContactForm = z.object({
  name: visibleLine(NAME_MAX, { empty: i18next.t('help:contacts.nameMissing') }),
  phone: z.string().transform((text, context) => {
    const phone = internationalPhone(text);
    if (phone !== null) return phone;
    context.addIssue({ code: 'custom', message: i18next.t('help:contacts.phoneWrong') });
    return z.NEVER;
  }),
});
