import type { SitePageBody } from '../api/site-page.ts';

/** The terms of a fresh system. */
export const termsAtStart: SitePageBody = {
  title: {
    ar: 'الشروط والأحكام',
    en: 'Terms of Service',
  },
  summary: {
    ar: 'ما يتعهّد به كلٌّ منّا للآخر حين ترتّب رحلتك معنا.',
    en: 'What we promise each other when you plan a journey with us.',
  },
  effective: '2024-01-01',
  text: {
    ar: `تسري هذه الشروط على استخدامك لهذا الموقع وعلى كل حجز تجريه عن طريق {agency}. نرجو قراءتها قبل الحجز.

## استخدام الموقع {#use}

لك أن تقرأ هذه الصفحات وتطبعها وتشاركها لترتيب رحلاتك. والأوصاف والصور تقرّب لك ما ينتظرك، وقد تتغيّر بعض التفاصيل إلى أن يُؤكَّد حجزك.

نرجو أن تزوّدنا ببيانات صحيحة، وألا تزوّدنا ببيانات مرافقيك إلا بموافقتهم. ولنا أن نعتذر عن قبول الطلبات الوهمية أو الآلية أو المخالفة للأنظمة.

## الطلبات والحجوزات {#booking}

الطلب الذي ترسله عبر الموقع استفسار وليس حجزًا: لا يكلّفك شيئًا، ولا يُلزمك ولا يُلزمنا.

ينعقد الحجز بعد أن تقبل عرضنا المكتوب وتدفع ثم يصلك تأكيدنا المكتوب. راجع التأكيد فور وصوله: يجب أن تطابق الأسماء ما في جوازات السفر تمامًا وأن تكون التواريخ صحيحة، فالتصحيح لاحقًا قد يكلّف ما تفرضه شركة الطيران أو الفندق.

## الأسعار والدفع {#payment}

الأسعار بالريال السعودي وللشخص الواحد ما لم نذكر غير ذلك، ويبيّن عرضنا ما تشمله، ومنه ضريبة القيمة المضافة حيث تُطبَّق. وقد تتغيّر قبل الحجز تبعًا لأسعار التذاكر والصرف وتوفّر الأماكن، أما بعده فلا تتغيّر.

يُدفع المبلغ كاملًا عند الحجز.

## الإلغاء والاسترداد {#cancellation}

لك أن تلغي متى شئت برسالة منك، والعبرة باليوم الذي تصلنا فيه رسالتك بتوقيت الرياض.

- الطيران والفنادق والرحلات المصمَّمة لك وسائر الخدمات: إذا ألغيت قبل المغادرة بما لا يقل عن {refundDays} استرددت المبلغ كاملًا بعد خصم رسوم الإجراءات، وهي ما تتقاضاه البنوك وأنظمة التذاكر عن الدفع وإعادته.
- البرامج السياحية التي كُتب في صفحتها «إلغاء مجاني حتى {freeDays} قبل المغادرة»: هذا الوعد أوسع ويحلّ محل القاعدة السابقة. إذا ألغيت البرنامج قبل المغادرة بما لا يقل عن {freeDays} أعدنا إليك كل ما دفعته عنه دون خصم أي رسوم.
- بعد ذلك، أو إن لم تسافر: نعيد إليك ما تردّه إلينا شركات الطيران والفنادق وغيرها، بعد خصم رسوم الإجراءات.

وإذا أمكن تطبيق القاعدتين طُبّقت القاعدة الأنفع لك. وإذا اضطررنا نحن إلى الإلغاء فلك أن تختار موعدًا آخر أو برنامجًا آخر أو استرداد المبلغ كاملًا دون أي رسوم. ويُعاد المبلغ بالطريقة التي دفعت بها خلال 14 يومًا من تأكيدنا للإلغاء.

## مسؤولياتك ومسؤوليتنا {#liability}

عليك التأكد من صلاحية الجوازات ومن التأشيرات والاشتراطات الصحية، والحضور في الموعد. ويسعدنا أن نساعدك في التأشيرات، أما قرار منحها فللجهات المختصة. وننصحك بتأمين السفر.

تقدّم شركات الطيران والفنادق والنقل خدماتها وفق شروطها. نختارها بعناية، ونتحمّل مسؤولية ما وعدنا به وما قمنا به بأنفسنا، ولا نتحمّل مسؤولية تأخيرها وتغييراتها، ولا الظروف الخارجة عن الإرادة كالطقس وإغلاق الأجواء وقرارات الجهات الرسمية؛ وسنساعدك على إيجاد أفضل بديل.

وفيما عدا ذلك لا تتجاوز مسؤوليتنا قيمة الخدمة المعنية. وليس في ما سبق ما يحدّ من حقوق لا يجيز النظام الحدّ منها، ولا من المسؤولية عن العمد أو الإهمال الجسيم.

## التعديلات والنظام المطبَّق والخلافات {#law}

قد نعدّل هذه الشروط، ويخضع كل حجز للنسخة السارية يوم إجرائه.

تخضع هذه الشروط لأنظمة المملكة العربية السعودية. وإن وقع خلاف فكلّمنا أولًا، فأكثر الأمور تُحلّ في يومها، وما لم نتفق عليه تنظر فيه المحاكم المختصة في مدينة الرياض. ولك كذلك أن تلجأ إلى وزارة السياحة.

إذا اختلف النصّان العربي والإنجليزي فالمعتمد هو النص العربي.`,
    en: `These terms apply whenever you use this site or book through {agency}. Please read them before you book.

## Using this site {#use}

You may read, print and share these pages to plan your own journeys. Descriptions and pictures show what to expect; details can still change until your booking is confirmed.

Please give us correct details, and the details of fellow travellers only with their consent. We may refuse requests that are made up, sent by machines or against the law.

## Requests and bookings {#booking}

A request sent through this site is a question, not a booking. It costs nothing and binds neither you nor us.

A booking is made once you have accepted our written offer, paid, and received our written confirmation. Check it as soon as it arrives: names and dates must be exactly those in the travellers' passports, and a correction later may cost what the airline or hotel charges for it.

## Prices and payment {#payment}

Prices are in Saudi riyals (SAR), per person unless we say otherwise. Our offer says what they include, value added tax among it where it applies. Until you book they can move with fares, exchange rates and availability; after that they do not change.

Payment is in full at booking.

## Cancellations and refunds {#cancellation}

You can cancel at any time by writing to us. What counts is the day on which your message reaches us, in Riyadh time.

- Flights, hotels, custom journeys and everything else: cancellations {refundDays} before departure get a full refund minus processing fees, which are what banks and ticketing systems charge for the payment and its return.
- Travel programs shown with "Free cancellation up to {freeDays}": that promise goes further and takes the place of the rule above. Cancel the program {freeDays} or more before departure and you get back all that you paid for it, with no fees taken off.
- Later than that, or if you do not travel: we refund what airlines, hotels and other suppliers give back to us, minus processing fees.

If both rules could apply, the one that is better for you does. If we have to cancel, you choose between other dates, another program and a full refund without any fees. Refunds go back the way you paid, within 14 days of our confirming the cancellation.

## Your responsibilities and our liability {#liability}

You see to valid passports, to visas and health requirements, and to being on time. We are glad to help with visas; whether one is granted is for the authorities to decide. We advise you to take out travel insurance.

Airlines, hotels and carriers provide their services under conditions of their own. We choose them with care and answer for what we ourselves promised and did. We are not liable for their delays and changes, nor for events beyond anyone's control, such as weather, closed airspace or decisions of authorities; we will help you find the best way on.

Otherwise our liability is limited to the price of the service concerned. None of this limits rights that the law does not allow to be limited, or liability for intent and gross negligence.

## Changes, governing law and disputes {#law}

We may change these terms. A booking follows the version that was in force on the day it was made.

These terms are governed by the laws of the Kingdom of Saudi Arabia. If something goes wrong, talk to us first: most things are settled in a day. What we cannot settle is for the competent courts in Riyadh. You can also turn to the Ministry of Tourism.

Where the Arabic and the English text differ, the Arabic text prevails.`,
  },
};
