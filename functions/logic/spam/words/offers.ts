import { arabicPhrases, phrases } from '../phrases.ts';

/** How an advertisement speaks to a stranger. Customers use some of these words too. */
export const offers = [
  ...phrases(
    String.raw`we turn|we cut|we (?:rewrite|write|print|clean|repair|install|train|translate|film|publish|promote|place|rank|host|protect|finance|lend|import|export|rent|lease|operate|own|introduce|invite|seek|cooperate|only charge|pay \p{N}+|pay commission|develop|approve|noticed|found|also|charge|have (?:gds|a|the|an|low|new)|can share|offer|provide|help|build|make|design|supply|guarantee|sell|fix|send|list|buy|create|deliver|manage|recover|remove|produce|ship|run|serve|accept|invite|can (?:help|bring|boost|increase|raise|double|get|add)|are an? (?:\p{L}+ ){0,4}(?:company|team|agency|firm|manufacturer|lender|supplier|group)|are looking for (?:agents?|partners?|distributors?)|would like to (?:introduce|offer|present|cooperate)|specialize|have produced|have (?:over|more than)|represent|do(?! not| n't))|
      i (?:help|publish|write|only charge|charge|fix|teach|buy|had a look|went through|came across|can (?:double|cut|save|grow)|would love to|lost|represent|build|make|design|redesigned|wrote|create|offer|provide|sell|develop|can (?:fix|repair|help you|clean|bring|send|get|make|build|write|show|increase)|run a|noticed|am a (?:freelance\p{L}*|professional|banker|widow|female|single)|found a)`,
    String.raw`our (?:system|engineers?|drops|cream|formula|method|courses?|network|fleet|writers|designers|lawyers|doctors|rates|bank has|\p{L}+ (?:agents?|team|company|service|engineers?)|team|company|experts|specialists|developers|services?|software|members|robot|chatbot|plans|catalogue|prices? (?:start|list)|customers|clients|factory|trucks|database|manager|agents?|office by|consultants?|resort|voice|ai|platform|tool|solution|product|website|magazine)`,
    String.raw`brand like yours|(?:call|contact|message) (?:agent|abu)|sign in our|affordable|best (?:price|quality|online)|cheap(?:est)?|
      no (?:obligation|strings|upfront|hidden|ban|stress|pressure|office visit)|
      no (?:credit|password|monthly|experience|collateral)[\p{L} ]*|guarantee[ds]?|limited (?:time|offer)|
      only (?:today|for the next|after)|for nothing|costs? (?:you )?nothing|instant(?:ly)?|
      \p{N}+ ?% (?:off|discount|commission|cheaper)|(?:packages?|plans|prices?) (?:start|from)|
      start(?:ing|s)? (?:at|from|selling)|try it|trusted since|available (?:now|at|for|in stock)|by professionals|
      top rated|at discounted|we (?:handle|give|settle|place|all)|take a look|ask me how|while you sleep|attractive|
      special (?:prices?|offer|rates?) for|in my (?:profile|bio)|lowest|for \p{N}+ (?:usd|eur|sar|riyals?|dollars?)|
      (?:by|up to) \p{N}+ ?%|
      free (?:audit|trial|quote|sample|report|registration|today|month|demo|consultation|week|homepage|survey|site|hosting|analysis|of charge)|
      (?:is|it|them) free|first week free|as (?:a )?(?:free )?sample|at no cost|risk free|money back|refund guarantee|
      flat rate|one time payment|unlimited|fully|permanently|pay (?:only )?(?:after|when|later)|24/7|
      \p{N}[\d.,٠-٩]* ?(?:euros?|usd|dollars?|dolar|tl|pounds|rubles?|rupees|sar|riyals?|ريال|%|٪|دولار)|
      you (?:only )?(?:pay|save|earn|receive)|free for|y/o|(?:in|within) \p{N}+ (?:working )?(?:hours|days|minutes)|
      (?:only|just|from|for) [$€£] ?\p{N}+|(?:only|just) \p{N}+ ?(?:dollars?|usd|eur\p{L}*|sar|riyals?)|
      \p{N}+ ?(?:usd|eur|gbp|dollars?) (?:net|only|per)|\p{N}+ (?:languages|countries|clients)`,
    String.raw`click|sign up|register|subscribe|join (?:us|free|our|now|today)|order(?: now)?:|order by|
      buy (?:now|viagra|instagram|original)|apply now|play now|(?:book a|watch the|live)? ?demo|
      get (?:a |your )?(?:free )?(?:quote|started|audit)|reply (?:yes|for|to|with)|kindly|unsubscribe|opt ?out|
      schedule a call|(?:on|upon) request|contact our|message our|visit our|price list|see our|
      contact (?:sales|our|us|him|her)|call our|call 05\p{N}+|
      (?:e-?mail|write|text) (?:me|him|her|us) (?:at|if|on|today)|min(?:ute)? call|book a (?:call|\p{N}+)|claim your|
      (?:write|reach|contact) (?:to )?(?:him|her)|write me back|send (?:us )?your (?:full )?(?:name|e-?mail|details)|
      call or whatsapp|text (?:him|her|me) on|just text|let (?:our|me)|share a short|
      your (?:system|bill|sales|employees?|excel|engineers)|(?:whatsapp|telegram) (?:me|us|only)|on telegram|zoom|
      respond by|enclosed|attached in|revert`,
    String.raw`dear (?:sir|madam|friend|manager|webmaster|owner|ceo|purchasing|beneficiary|partner|sir/madam|hotel manager)|
      to whom it may concern|
      your (?:competitors|domain|business|company|industry|brand|page is|home ?page|main keywords|own website|site (?:looks|is|has)|piece|article|office|nomination)|
      businesses like|companies like|business owners|are you the owner|who (?:manages|handles) your|whom may i|
      i (?:just )?(?:looked at|visited|came across|was on) (?:your )?|(?:on|of|see) your (?:site|website)|
      do you (?:need|want) (?:a (?:loan|new|mobile|website)|more)|would you (?:like|be (?:interested|opposed|open))|
      are you (?:interested|tired)|interested\?|(?:may|can|shall|mind if|let me) (?:i )?send|
      want (?:to see|it|the|me|us)|quick (?:question|call)|hi team|hello dear|attention|greetings|final notice|
      sent you an e-?mail|hear back|bump\p{L}*|loved your|is your company|
      i want to testify`,
  ),
  ...arabicPhrases(
    String.raw`خصم|خصومات|بخصم|عرض خاص|لفتره محدوده|محدوده|باسعار|بسعر (?:الجمله|رمزي|منافس|مناسب|الطلاب)|سعر مناسب|رمزيه|
      منافسه|باقل|باحسن|بافضل|افضل (?:ال)?اسعار|رخيصه|تواصل(?:وا)? (?:معنا|واتس\p{L}*)|تواصل|بارخص|باعلي|بضمان|ضمان|
      نضمن|مضمون\p{L}*|مجانا|مجاني\p{L}*|اطلب (?:الان|عرض)|سجل|اضغط|(?:عبر )?الرابط|للتواصل|التواصل واتساب|
      واتس(?:اب)? (?:فقط|ابو|ام)|واتساب \p{N}+|للتسجيل|للتفاصيل|اتصل (?:الان|بنا|ولن)|يتصل بك|راسلني|راسلنا|
      احجز استشار\p{L}*|انضم|جرب|ابدا|عبئ|املا|التسليم فوري|تسليم (?:فوري|يد)|يد بيد|الدفع (?:بعد|عند)|باقات تبدا|
      (?:ال)?اسعار تبدا|تبدا من|هل (?:عليك|تريد ان يظهر|تعرضت|تعاني|تحلم|تبحث عن (?:عمل|وظيفه|تمويل))|يوميا|شهريا|
      بنسبه|نسبه|باحترافيه|عزيزي العميل|بمناسبه|معتمد\p{L}*|اصلي\p{L}*|جميع (?:ال)?(?:جنسيات|مناطق|انواع)|للجميع`,
    String.raw`اصنع|حدث|فورا|جميع (?:ال)?مهن|مقعدك|استلام|الحل الامثل|لمشاكلكم|شمال الرياض|شرق الرياض|نوفر|يوفر|هل ترغب|متوفر (?:جميع|كل)|حقيقيين|محدثه|حديثه|اصدار|ننفذ|توفر لكم|متوفره? (?:لدينا|الان|حاليا|جميع)|
      تتوفر|يوجد (?:لدينا|عاملات|خصم|توصيل)|يتوفر لدينا|لدينا (?:خدم\p{L}*|فريق|جميع|افضل|خبره|كافه)|
      معكم (?:شركه|مكتب|مندوب|موسسه)|نحن (?:شركه|مكتب|فريق|موسسه|متخصص\p{L}*)|شركه متخصصه|نقدم|نشتري|نبيع|نصلك|نوصل|
      نرفع|نحذف|نغسل|نركب|نصلح|ندرب|نترجم|تجيد|لمكتبكم|لشركتكم|لمنشاتكم|كلمني|ادخلوا|نكتب|نستخرج|ننفذ|نمول|نقوم|خبراء|
      مختصون|مختصه|متخصصه|مستشارك?|[نا]كتب لك|[نا]سوي لك|شوف اعمالي|لاحظنا|موقعكم?|سد(?:د|دت) عني|
      خلال (?:\p{N}+ )?(?:ايام|ساعه|ساعات|يوم|اشهر|دقائق)|بدون (?:كفيل|مقدم|زياره|عقد|شروط|فوائد|عموله|رسوم)|
      يناسبكم اتصال|خدمه \p{N}+ ساعه|رخيص|فوري|جاهز|يومي\p{L}*|توصيل|لك`,
  ),
  ...phrases(
    String.raw`bedava|ücretsiz|hemen|aynı gün|garanti\p{L}*|arayın|gr[aá]tis|ajans\p{L}*|ister misini?z|ofrecemos|gagnez|
      depuis|antwort|bis \p{N}+|предлагаю|обращайтесь|звоните|gratuit[ao]?|gratuitement|
      contacte[rz](?:-| )?(?:moi|nous)?|me contacter|accorde|agora|clique|simule|fale conosco|seria y honesta|
      contáct[ae]\p{L}*|en \p{N}+ horas|sans (?:garantie|frais)|бесплатн\p{L}*|гаранти\p{L}*|дешев\p{L}*|
      телеграм\p{L}*|gratis|murah|hubungi|kostenlos|senza garanzie`,
  ),
];

/** How businesses name themselves where a form asks for a person. */
export const tradeNames = [
  ...phrases(
    String.raw`team|dept|department|services?|solutions|digital|media|studio|marketing|finance|capital|funding|funds?|experts?|
      direct|official|support|offers?|deals?|suppliers?|sales|traders?|online|store|shop|club|consult(?:ing|ants?)|
      tech\p{L}*|systems|manager|committee|guide|b2b|data|sms|ai|soc|ltd|llc|inc|agency|partners?|reputation|
      transfers?`,
  ),
  ...arabicPhrases(
    `تسويق|خدمات|مكتب|متجر|عروض|اشتراكات|مصمم|شركه (?:عقار|تنظيف|نقل|تسويق)|فرصه|تمويلك|كول سنتر|منظمه|المحامي|
      استرجاع`,
  ),
];

/** Who writes about the trade of an agency is not its customer, although the words are those of journeys. */
export const ofTheTrade = [
  ...phrases(
    `(?:travel|tour|tourism|umrah|hotel)s? (?:firms?|offices|managers|owners|agenc(?:y|ies)|compan(?:y|ies)|operators?|industry|businesse?s?|agents?|websites?|portals?|brands?|bags?|insurance reseller)|
      your (?:bookings|guests|customers|clients|travell?ers|passengers|properties|agency|listing|visitors)|
      (?:more|hot|direct|increase|new) (?:your )?(?:travel )?(?:bookings|reservations|leads|guests|travell?ers)|
      (?:tourist|travel) (?:websites|leads|apps?)|travel the world|agencies|who refer|pilgrims|ready to book|
      (?:to|for) your (?:customers|clients|guests|team|office|company|staff)|every customer|agents worldwide`,
  ),
  ...arabicPhrases(
    String.raw`(?:وكالات|مكاتب|شركات) (?:ال)?(?:سفر|سياح\p{L}*|عمره|طيران)|(?:عملائكم|ضيوفكم|زبائنكم|حجوزاتكم|رحلاتكم للعملاء)|
      قطاع (?:ال)?(?:سفر|سياح\p{L}*)`,
  ),
];

/** What a link promises to those who follow it. */
export const directPromises = [
  ...phrases(
    String.raw`(?:try|use|download|join|open) (?:this|my|our) (?:site|app|link|page|website|platform|code|game|channel|group)|
      (?:you can|also|can) (?:see|get|find|check|earn|win|have|take) (?:the |your )?(?:cheap\p{L}*|best|free|gift|bonus|discount\p{L}*|lowest)|
      earn|bonus|try it|made (?:money|a fortune|\p{N}+)|
      (?:check|see|visit|follow) my (?:\p{L}+ )?(?:channel|page|site|profile|group)|
      free (?:money|gift|\p{N}+|cash|coins?|credit)|\p{N}+ ?[$€£] (?:free|gift|bonus)|get [$€£]? ?\p{N}+ ?[$€£]|
      cash ?back`,
  ),
  ...arabicPhrases(
    String.raw`جرب(?:وا|ي)? (?:ال)?(?:تطبيق|موقع|رابط)|حمل(?:وا|ي)? (?:ال)?تطبيق|
      استخدم(?:وا|ي)? (?:ال)?(?:كود|رابط|تطبيق|كودي)|يعطي(?:ك|كم)|(?:ت|ا)كسب|اربح|كاش باك|فلوس مجانيه|
      اول ما تسجل\p{L}*|رصيد مجاني`,
  ),
];
/** Two of them are needed: customers use one. */
export const promises = [
  ...phrases(
    `win|winner|gifts?|coupons?|vouchers?|referral|btw|by the way|limited|sign ?up|register|cheapest|free|discounts?|
      promo|crypto|profit|rewards?`,
  ),
  ...arabicPhrases(
    String.raw`جرب(?:وا|ي)?|سجل(?:وا|ي)?|تسجل|هديه|هدايا|كوبون|مكافا\p{L}*|بالمناسبه|مجانا|رصيد|ارباح|استثمار|خصم|ارخص|فرصه`,
  ),
];
