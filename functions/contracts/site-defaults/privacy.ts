import type { SitePageBody } from '../api/site-page.ts';

/** A fresh system's page on the privacy of visitors and customers. */
export const privacyAtStart: SitePageBody = {
  title: {
    ar: 'سياسة الخصوصية',
    en: 'Privacy Policy',
  },
  summary: {
    ar: 'ما الذي نعرفه عنك، ولماذا، وما الذي يحق لك أن تطلبه منا.',
    en: 'What we learn about you, why, and what you can ask of us.',
  },
  effective: '2024-01-01',
  text: {
    ar: `ترتّب {agency} رحلتك، وهي المسؤولة عن البيانات التي تأتمنها عليها. وتسير هذه السياسة وفق نظام حماية البيانات الشخصية في المملكة العربية السعودية.

## البيانات التي نجمعها {#collect}

بإمكانك تصفّح الموقع كاملًا دون أن نعرف من أنت. ولا نعرف عنك إلا ما تزوّدنا به:

- اسمك ورقم جوالك وبريدك الإلكتروني، حين ترسل طلبًا أو رسالة؛
- تفاصيل الرحلة كما تذكرها لنا: الأماكن والتواريخ، وعدد المسافرين وفئاتهم العمرية، ومستوى الفندق أو درجة السفر، وملاحظاتك؛
- ما وافقت عليه عند الإرسال: النص الذي ظهر لك، ووقته، والنموذج ولغته، وهل سمحت بإرسال العروض؛
- الموقع أو الإعلان الذي جئت منه إلى موقعنا، إن عرفناه، ويصلنا مع طلبك وحده؛
- ما تخبرنا به هاتفيًا أو عبر واتساب أو البريد الإلكتروني.

لا نحتفظ بأي سجل لمن يزور صفحات الموقع: لا عنوان IP ولا ما تبحث عنه. وتسجّل خوادمنا وقت كل عملية ونتيجتها، دون اسمك أو رقم جوالك أو عنوان IP أو ما كتبته. وإذا رفضت عملية سجّلت معها الشبكة التي جاءت منها، وهي شبكة يشترك فيها كثيرون. ولصدّ إساءة الاستخدام نَعُدّ المحاولات لفترة وجيزة برمز مشفَّر مشتق من عنوان IP، ويحتفظ جدار الحماية يومًا واحدًا بعناوين IP التي يحجبها.

## كيف نستخدمها {#use}

نستخدم بياناتك من أجل رحلتك لا غير:

- للرد عليك، وإرسال رسالة تأكيد إن ذكرت بريدًا إلكترونيًا، وإعداد عرض يناسبك؛
- لإجراء الحجوزات التي تطلبها أو تعديلها أو إلغائها؛
- للتواصل معك إن تغيّر شيء في رحلتك؛
- لحفظ السجلات التي تُلزمنا بها أنظمة الضرائب والسياحة.

ونفعل ذلك بناءً على طلبك، أو لأن اتفاقنا معك يقتضيه، أو لأن النظام يُلزمنا به. لا نبيع بياناتك، ولا نبني منها ملفات إعلانية، ولا نرسل إليك عروضًا إلا إذا اخترت ذلك في النموذج، ولك أن تتراجع متى شئت.

## من يطّلع عليها {#share}

يقرأ طلبك من يتولّاه من فريقنا. ولا نشارك بياناتك مع غيرهم إلا بقدر الحاجة، ومع هؤلاء فقط:

- من ينفّذ رحلتك: شركات الطيران والفنادق والقطارات والنقل، والسفارات ومراكز التأشيرات؛
- الشركات التي تشغّل خوادمنا وتوصل رسائلنا الإلكترونية، وفق تعليماتنا وبعقود تُلزمها؛
- الجهات الرسمية، متى ألزمنا النظام بذلك.

وإذا كانت رحلتك خارج المملكة فلا بد أن ينتقل بعض هذه البيانات إلى الخارج. ولا نرسل منها أكثر مما يحتاج إليه الحجز، وفي حدود أحكام النظام في نقل البيانات إلى خارج المملكة.

{check}

## ملفات تعريف الارتباط والتخزين {#cookies}

لا يستخدم هذا الموقع ملفات تعريف ارتباط للإعلان أو لتحليل التصفّح. ولا يحفظ متصفحك إلا ما يحتاج إليه الموقع ليعمل، ومن أين جئت إليه إلى أن تغلق علامة التبويب، وتجد ذلك كله في [سياسة ملفات تعريف الارتباط](/cookies).

## مدة الحفظ والحماية {#keep}

نحفظ الطلبات والرسائل ما دمنا نعمل عليها، ثم {retention} بعد إغلاقها. وما لم يُغلق منها نحفظه {retention} بعد آخر تعديل عليه. وبعدها يُزال كل ما يدل عليك ولا يبقى إلا عدد الطلبات. أما السجلات التي توجبها أنظمة الضرائب والتجارة، كالفواتير، فتُحفظ المدة التي تحددها تلك الأنظمة.

يُحذف سجل مواعيد إرسال الرسائل بعد 30 يومًا. وإذا ارتدّت رسالتنا عن بريد إلكتروني احتفظنا برمز مشفَّر مشتق منه 90 يومًا، وإذا اشتكى صاحبه من رسائلنا فسنتين، حتى لا نراسله ثانية. وتُحذف النسخ الاحتياطية التي قد نستعيد منها البيانات عند وقوع خلل بعد 35 يومًا. وإذا استعدنا نسخة منها استُثني ما حُذف بعد إعدادها.

الاتصال بهذا الموقع مشفَّر، ولا يقرأ الطلبات إلا موظف سجّل دخوله وتسمح له صلاحياته بذلك، ويُسجَّل ما يفتحه منها وما يعدّله. وإن تعرّضت بياناتك لتسرّب قد يضرّ بك أبلغناك وأبلغنا الجهة المختصة كما يوجب النظام.

## حقوقك {#rights}

يحق لك في أي وقت أن تطلب منا:

- معرفة ما لدينا عنك وسبب حفظه، والحصول على نسخة منه للقراءة أو في ملف؛
- تصحيحه أو إكماله؛
- حذفه؛
- وقف أي استخدام سبق أن وافقت عليه، كإرسال العروض.

راسلنا واذكر رقم الجوال أو البريد الإلكتروني الذي استخدمته، لنجد بياناتك ونتأكد من أنها تخصّك. نسجّل طلبك ونردّ عليك خلال 30 يومًا دون مقابل. وإن طلبت حذف بياناتك حُذفت من أنظمتنا فورًا، ومن النسخ الاحتياطية عند انتهاء مدتها. وإن لم يُرضك ردّنا فلك أن تتقدّم بشكوى إلى الهيئة السعودية للبيانات والذكاء الاصطناعي (سدايا).`,
    en: `{agency} plans your journey and is responsible for the data you entrust to it. This policy follows the Personal Data Protection Law of the Kingdom of Saudi Arabia.

## What we collect {#collect}

You can read this whole site without telling us who you are. We learn about you only what you give us:

- your name, phone number and email address, when you send a request or a message;
- what you tell us about the trip: places and dates, how many travel and in which age group, the hotel level or class of travel you would like, and your notes;
- what you agreed to when you sent it: the text you saw, when, in which form and language, and whether you allow offers;
- the site or advertisement from which you came to ours, if it is known: it reaches us with your request only;
- what you tell us on the phone, on WhatsApp or by email.

We keep no log of who visits which page: neither your internet address nor what you search for. Our servers note the time and the outcome of each call, without your name, your phone number, your internet address or what you wrote. When they refuse a call, they also note the network it came from, which many people share. To hold off abuse they count attempts for a short while, under a scrambled form of the internet address, and our firewall notes for one day the internet addresses that it blocks.

## How we use it {#use}

We use your details for your journey and for nothing else:

- to answer you, with a confirmation by email if you gave an address, and to prepare an offer;
- to make, change or cancel the bookings you ask for;
- to reach you when something about the trip changes;
- to keep the records that tax and tourism rules require of us.

We may do so because you asked us to, because an agreement with you needs it, or because the law obliges us. We do not sell your data, we do not build profiles for advertising, and we send offers only if you ticked the box for them. You can take that back at any time.

## Who receives it {#share}

Your request is read by the members of our team who handle it. Beyond them we share only what is needed, and only with:

- those who carry out your trip: airlines, hotels, train and transport operators, embassies and visa centres;
- the companies that run our servers and deliver our email, on our instructions and under contract;
- authorities, where the law obliges us.

For a journey abroad, some of this data has to go abroad as well. We send no more than the booking needs, and within the law's rules on transfers outside the Kingdom.

{check}

## Cookies and storage {#cookies}

This site has no advertising or analytics cookies. Your browser keeps only what the site needs to work and, until you close the tab, from where you came to it. The [cookie policy](/cookies) names all of it.

## How long we keep it, and how we protect it {#keep}

We keep requests and messages while we work on them and for {retention} after we closed them; one that was never closed, for {retention} after its last change. Then everything that points to you is removed, and only the number of requests stays. Records that tax and commercial rules require of us, such as invoices, are kept for as long as those rules say.

Our notes of when which email was sent are deleted after 30 days. If our mail to an address bounces, we keep a scrambled form of the address for 90 days, and for two years if its owner complains about our mail, so that we do not write there again. Backups, from which data could be restored after an accident, are deleted after 35 days. If we restore one, what was erased after it was made is left out.

The connection to this site is encrypted. Only staff who have signed in and whose role allows it can read requests, and which of them they open and what they change is recorded. Should your data ever be exposed in a way that could harm you, we will tell you and the competent authority, as the law requires.

## Your rights {#rights}

You can ask us at any time:

- what we hold about you, why, and for a copy of it, to read or as a file;
- to correct or complete it;
- to erase it;
- to stop a use that you had agreed to, such as offers.

Write to us with the phone number or email address you used, so that we can find your data and be sure it is yours. We record your request and answer within 30 days, free of charge. If you ask us to erase your data, it goes from our systems at once, and from the backups when their time is over. If our answer does not satisfy you, you can complain to the Saudi Data and Artificial Intelligence Authority (SDAIA).`,
  },
};
