import { phrases } from '../phrases.ts';

/**
 * What the senders of advertisements sell, one trade in each list. A customer of a travel agency may use such a word, but
 * rarely several, and not to offer something.
 */
export const goods = phrases(
  // Search engines
  String.raw`seo|search engines?|backlinks?|inbound links?|guest (?:posts?|posting|articles?|authors?)|link building|
      link (?:exchange|insertion|swap)s?|(?:credit|back) link|domain authority|outrank|(?:on )?google rank\p{L}*|
      rank(?:ing|ings|s|ed)?|(?:first|second|top) page|page (?:1|one|2|two)|top of google|
      google (?:maps? listing|business profile|my business)|organic|keywords?|
      (?:web(?:site)?|targeted|google) traffic|human (?:traffic|visitors)|(?:more|your|of) visitors|web vitals|
      meta (?:tags?|descriptions?)|(?:local )?citations|directories|director(?:y|ies) listings?|dofollow|white hat|
      site speed|search console|sponsored (?:posts?|articles?|content)|infographics?|your (?:readers|blog|audience)|
      (?:content|copy|article) ?writ(?:ers?|ing)|articles? (?:to|for|on) your|
      (?:instagram|your|bigger|larger) audience|google s first|errors (?:that|on)|blog posts?|
      (?:qualified|more|new) (?:inquiries|enquiries|bookings|customers|clients)`,
  // Websites and videos
  String.raw`web ?(?:site)? ?(?:design\p{L}*|develop\p{L}*)|(?:a|new|page|your|our) websites? (?:for|in|with|from|is)|
      websites for|redesign\p{L}*|wordpress|shopify|(?:mobile|android|ios) apps?|developers?|full ?stack|ui/ux|
      portfolio|mock ?ups?|outsourc\p{L}*|explainer|animated|animations?|logos?|graphic design\p{L}*|
      (?:video|photo) editing|voice ?overs?|chat ?bots?|
      (?:ai|voice|virtual) (?:agents?|assistants?|tools?|solutions?)|call cent(?:er|re)s?|crm|erp|(?:web )?hosting|
      freelanc\p{L}*|software|saas|plug ?ins?|automat(?:ion|ed|e)|conversion|white ?label|
      (?:travel|booking) (?:portal|engine)s?|apis?(?: integration)?|core updates?|e-?commerce (?:store|site)|php|
      react|laravel|flutter|figma|machine learning|gpt|dashboards?|analytics|payment gateways?|
      pos (?:machines?|terminals?|systems?)|voip|/hour|per hour|hire (?:dedicated|our|remote)|
      dedicated (?:team|staff)|home ?page|landing pages?`,
  // Marketing
  String.raw`followers|subscribers|likes and|qualified leads|(?:more |new |hot |fresh |travel )?leads|
      (?:charge|pay) per (?:lead|appointment|click)|my channel|check out my|lead gen\p{L}*|
      e-?mail (?:lists?|marketing|databases?)|verified e-?mails|(?:our|a) database|bulk (?:sms|whatsapp|e-?mails?)|
      (?:sms|whatsapp|e-?mail) (?:blast|campaign|sender)s?|(?:mobile|phone) numbers (?:and|of|list)|
      (?:attendees?|exhibitors?) list|contact forms?|shout ?outs?|influencers?|advert(?:s|ise|ising|isement)?|
      (?:google|facebook|meta|tiktok|snapchat) ads|ad campaigns?|promote|(?:google|five star|5 star|fake) reviews|
      (?:bad|negative) (?:reviews?|articles?|results?)|1.star (?:reviews?|articles?)|sales funnel|digital marketing|
      social media (?:management|posts?|marketing)|market your|brand awareness|your brand(?: name)?|monetiz\p{L}*|
      affiliate\p{L}*|views? and|increase (?:your )?sales|grow your|press releases?|linkedin|
      cold (?:e-?mails?|calls?|calling)|decision makers?|prospects|pipeline|appointment setting|
      cost per (?:click|lead)|aged (?:accounts|gmail|facebook)|accounts (?:for sale|in bulk)|in bulk|
      (?:\p{N}+|review|buy) reviews|reviews? (?:services?|for \p{N}+)|videograph\p{L}*|drone (?:team|shots?|video)|
      nominated|nomination|trophy|your (?:company|business) (?:data|details|profile|listing)`,
  // Money
  String.raw`fundings?|loans?|lenders?|lends?|lending|financing|finance|borrow\p{L}*|
      credit (?:check|score|cards? debt|repair|line)|bad credit|debts?|(?:interest|annual) rate|% interest|
      working capital|collateral|capital|grants?|refinanc\p{L}*|mortgage|cash advance|
      merchant (?:account|cash|services?)|low(?:est)? (?:interest|fees)|money fast|fast (?:cash|money)|approve[ds]?|
      payday|amount needed|monthly income|lines? of credit`,
  String.raw`invest(?:ment|ments|ing|or|ors)?|profits?|passive income|bitcoins?|btc|ethereum|crypto\p{L}*|blockchain|forex|
      trading|traders?|usdt|wallet|tokens?|airdrops?|nft|signals|recovery expert|lost (?:funds|crypto|bitcoins?)|
      scammed|hackers?|(?:from|at) home|extra (?:income|money)|make money|earn|get paid|per day|a day from|
      quit (?:their|your) jobs?|roi|dividends?|binary options|doubl(?:e|ing) (?:your|program|bitcoin)|win rate|
      minimum deposit|trade gold|brokers?|pips|(?:no|without) experience|liking|9 to 5|nine to five|own boss|
      (?:halal|online|home|side) business|business opportunit\p{L}*|side hustle|network marketing|beauty products|
      financial freedom|remote jobs?|part time jobs?|we are hiring`,
  // Advance payments
  String.raw`inheritance|next of kin|heirs?|beneficiar\p{L}*|deceased|late (?:client|husband|father|relative)|
      million (?:us )?(?:dollars|usd|pounds|euros?)|transaction of|strict confidence|business transaction|
      a transaction|chosen to|be chosen|barrister|attorney|widow|confidential\p{L}*|lottery|prize|
      you(?:r e-?mail)? (?:have |has )?won|winn(?:er|ing)s?|compensation fund|transfer (?:of )?(?:the )?funds?|funds|
      atm card|united nations|donate|charity|bank officer|trusted (?:person|partner)|honest (?:person|partner|man)|
      us army|sergeant|soldier|peace(?:keeping)? mission|boxe?s? (?:with|of)|gold (?:bars|dust)|consignment|
      minister s son|(?:private|personal) (?:e-?mail|mail)|direct (?:telephone|phone|line)|lawyer|dying|cancer|
      donation|claim (?:your|the|it|send)|claims? (?:agent|desk|officer|department)|fiduciary|awarded|
      cash (?:prize|award)|selected to|voucher|congratulations|business proposal|mutual(?:ly)? benefi\p{L}*|
      bank details|(?:\p{N}+ ?% |percent )(?:of the|share)`,
  // Games and company
  `casinos?|jackpots?|free spins?|slots?|roulette|betting|bets?|poker|blackjack|baccarat|1xbet|welcome bonus|bonus|
      promo codes?|first deposit|gambling|sportsbook`,
  String.raw`viagra|cialis|kamagra|tramadol|xanax|[o0]zempic|wegovy|mounjaro|semaglutide|botox|steroids?|
      (?:without|no) prescription|pharmacy|pills|weight loss|lose \p{N}+|keto|cbd|vapes?|gummies|supplements?|
      testosterone|original sealed|discre[et]{2} (?:delivery|shipping|packag\p{L}*)|full service|massage service|
      my contact list|herbal|herbs|herpes|cured|spells?|lost lovers?|girls|sexy?|dating|brides|singles|
      (?:private )?(?:pics?|pictures|photos) on|nudes?|porn|adult videos?|escorts?|lonely|horny|18\+|generous|
      sugar (?:daddy|baby)|misyar|second wife|(?:ready|looking) to marry|serious ladies|remember me|add me|we met|
      changed my (?:phone|number)|got (?:this|your) (?:number|contact)|wrong number`,
  // Goods and services of trade
  String.raw`manufacturers?|factor(?:y|ies)|wholesale|moq|catalog(?:ue)?s?|suppliers?|shenzhen|alibaba|made in china|
      replicas?|rolex|louis vuitton|gucci|designer bags|export(?:er|ers|s)?|cif|fob|container (?:house|home)s?|
      excavators?|purchasing manager|worldwide shipping|shipping worldwide|co\.?,? ltd|price quot\p{L}*|
      led (?:displays?|lights?)|unlocked|custom(?:ized)? (?:lanyards|logo|packaging)|granite|in stock|oem|odm|
      pest control|(?:office|home|deep|house) cleaning|cleaning (?:services?|company)|energy saving|bookkeep\p{L}*|
      accounting services?|payroll|vat (?:filing|returns?|registration)|company (?:formation|setup|registration)|
      trademark registration|virtual offices?|office spaces?|recruitment|manpower|staffing|freight|customs clearance|
      forwarders?|printing|brochures|business cards|booths?|purchase orders?|proforma|degrees from|no attendance|
      accredited (?:universit\p{L}*|degrees?)|for sale|novelty|driv\p{L}+ licen[cs]es?|solar|electricity bills?|cctv|
      uniforms?|toner|office furniture|penetration tests?|iso \p{N}+|cyber ?security|data (?:law|protection)|
      compliance|(?:legal|professional|certified) translat\p{L}*|translation (?:of|services?)|native speakers?|
      per (?:word|min|minute|lead|sms|message|unit|ton|piece)|/min`,
  // Trade between agencies
  String.raw`net (?:rates?|prices?)|(?:net|rates?|prices?|commissions?) (?:for|to) agenc\p{L}*|commissions?|dmc|b2b|
      (?:to|for|with) (?:your )?(?:travel )?agencies|your agency|(?:allotment|contract) (?:rates?|offer)|
      consolidators?|iata accredited|markup|ground handl\p{L}*|local operators?|
      (?:agent|b2b|contract) (?:rates?|prices?)|special contract|(?:for|to) (?:\p{L}+ )?(?:agents|operators)|
      allotments?|reseller|list our|sell our|introduce our|dear partners?|partnership|
      free of charge for`,
  // Fright
  String.raw`expires? (?:today|soon|in)|renew (?:it|your)|verify (?:your|you)|suspended|scheduled for (?:deletion|removal)|
      will be (?:removed|deleted|deactivated|suspended|rejected)|mailbox is|overdue|(?:legal|take) action|sue you|
      cease and desist|trademarks?|infring\p{L}*|copyright\p{L}*|without (?:a )?licen[cs]e|hacked|databases|
      wallet within|parcel|held at customs|community standards|violat\p{L}*|
      your (?:account|domain|ssl) (?:is|has|will)|security alert|unusual (?:login|activity)|is this you|
      package is waiting|redelivery|listing|will lapse|you in this video|password:? \p{N}+|scam.reports?`,
);

/** The same for what is sold less often. */
export const rareGoods = phrases(
  String.raw`paid media|text links?|(?:instagram|facebook|twitter|whatsapp) (?:users|flow|accounts)|excel file|(?:blue|verified) badge|footage|short clips|listing on|knowledge panel|chatgpt|coders|(?:travel|destination) stories|has no blog|find you online|get clicks|da \p{N}+|
      call agents|the contacts of|contacts of all|wikipedia page|mailing lists?|paid articles?|news sites|
      facebook pages?|tiktok (?:views|shop)|campaigns?|boost (?:your|my|the)|fiverr|upwork|designers?|
      social (?:posts|accounts)|loads? (?:slow\p{L}*|fast\p{L}*)|page speed|web developers?|
      (?:great|nice|good|interesting|amazing) (?:blog|post|article|website|site)|
      (?:very|really) (?:good|nice|informative) (?:article|post|blog)|valuable info\p{L}*|keep it up|bookmarked|
      thanks for sharing|visit my|my (?:website|blog|page|profile)|your (?:post|article)`,
  String.raw`emergency cash|salary loan|against your car|insider calls|trunk|keep it secret|in your name|steam cards?|gift cards? (?:for|and)|send me codes|second passport|yearly income|dig wells|forward this|movie star|finance company|private lender|guarantor|without guarantor|refused by banks|cash in hand|kilos of gold|
      gold (?:to sell|for sale)|minister|no owner|last name|cheque|check higher|fortune|doubled my|trading channel|
      financial (?:trouble|help|assistance|difficult\p{L}*|solutions?|services)|
      \p{N}+ ?% (?:rate|interest|monthly|daily|profit|return)|paperwork|same day approval|(?:credit|simah) record|
      clear your|settle everything|mining|payouts?|withdrawals?|withdraw (?:anytime|your)|
      (?:trading|ai) (?:robot|bot)s?|pips|vip (?:group|signals?|channel)|unclaimed|client with your|your surname|
      same surname|found money|move (?:it|the money|funds)|
      \p{N}[\d,.]* ?(?:million|m|thousand|k)? (?:dollars|pounds|gbp)|picked in|diplomats?|sponsor(?:ship|ing)?|
      scholarships?|please help|orphans|need help from|share this (?:message|post)|bad luck|off.plan|payment plan|
      citizenship|golden visa|residence (?:in|by|permits?)|apartments? (?:for sale|from)|land for sale|real estate`,
  String.raw`fun night|nice girls|hotel visits|tramadol|lyrica|black seed|belly fat|spiritual baba|baba|love (?:problems?|marriage)|enemy problems|inside contact|handsome|(?:hi|hello|hey) baby|see me|suffer in silence|drops|your power|syrup|epilepsy|certificates of|toefl|
      registered in (?:the )?(?:system|database)|perfumes?|housewi(?:fe|ves)|alone tonight|come chat|chat with me|
      your profile|know you better|my private|for men|bigger|erecti\p{L}*|adderall|oxycodone|percocet|no rx|
      overnight shipping|(?:traditional|spiritual) healer|healers?|magic ring|lost love|love back|herbal tea|slimming|
      detox|hair (?:growth|loss)|skin care|anti.aging|(?:order|buy|shop) (?:on|via|by|through) whatsapp`,
  String.raw`cloud files|erased|confirm your login|tax authority|filmed you|webcam|bitcoin wallet|in bitcoin|invoice you asked|thesis|dissertations?|assignments?|essays?|plagiarism|(?:sitting|taking) the (?:exam|test)|your ielts|
      visa sponsorship|work permits?|(?:typing|data entry|online) jobs?|job vacanc\p{L}*|weekly pay\p{L}*|mailbox|
      storage is|upgrade to|shipment|(?:could not|cannot) be delivered|undelivered|
      update (?:your )?(?:address|account|billing)|pending (?:fax|document|payment|message)s?|your password|
      recorded you|your device|our photographer|without permission|account (?:locked|limited|verification)`,
  String.raw`fire extinguishers?|civil defense|maintenance contract|waiters|payroll|wps|branded|mugs|pens|diaries|towels|prayer mats|group tariff|fit tariff|charter seats|departures left|ground services|meet and assist at|b2b price|looking for agencies|kiosks?|flyers|banners?|air condition(?:ing|ers)|of your bill|your excel|contracting|special conditions|
      licensed (?:\p{L}+ )?(?:fleet|company|operator)|fleet|refer (?:patients|clients|guests)|screens|gateway|
      delivery guaranteed|with your logo|desks|chairs|partitions|quick delivery|fast delivery|oranges|
      fresh (?:fruits?|vegetables)|frozen|sugar icumsa|urea|iron ore|copper|cathodes|crude|jp54|steel|cement|
      used (?:toyota|cars|machines?|trucks)|auction|spare parts|certification|e-?invoicing|zatca|welders|cleaners|
      technicians available|lowest premium|stand (?:builder|design|contractor)s?|3d design|esims?|margins?|
      bed ?banks?|xml|tariffs|(?:to|wants? to) cooperate|cooperation|collaborat\p{L}*|seeks? agents|
      become (?:our|a) (?:partner|agent|reseller|distributor)|resell\p{L}*|distributors?|franchise`,
);
