import { phrases } from '../phrases.ts';

/** As `goods`, in languages of other countries. */
export const otherGoods = phrases(
  // Russian
  String.raw`продви\p{L}*|раскрут\p{L}*|сайт\p{L}*|ссыл\p{L}*|зарабо\p{L}*|инвест\p{L}*|прибыл\p{L}*|рубл\p{L}*|баз[аы]|
      казино|ставк\p{L}*|кредит\p{L}*|займ\p{L}*|бонус\p{L}*|реклам\p{L}*|скидк\p{L}*|пишите|заказ\p{L}*|
      подписчик\p{L}*|рассыл\p{L}*|клиент\p{L}*|знакомств\p{L}*|девушк\p{L}*|диплом\p{L}*|оптом|поставк\p{L}*|
      криптовалют\p{L}*|предлагаем|услуг\p{L}*|доход\p{L}*|прода[мює]\p{L}*|купить|куплю|
      email \p{L}*адрес\p{L}*|email баз\p{L}*|турфирм\p{L}*|разработк\p{L}*`,
  // Spanish and Portuguese
  String.raw`enlaces|patrocinad\p{L}*|posicionamiento|posicionar|pr[eé]stamos?|cr[eé]ditos?|entre particulares|
      casino en linea|apuestas|seguidores|inversi[oó]n\p{L}*|inversores|ganancias|herencia|loter[ií]a|publicidad|
      diseño web|p[aá]ginas? web|ofrecemos|escr[ií]b[ae](?:me|nos)|empr[eé]stimos?|dinheiro|negativad[oa]s?|
      cr[eé]dito|tr[aá]fego|cria(?:ção de|mos|r|ndo)? sites?|crio sites?|apostas|cassino|renda extra|ganhe|
      an[aá]lise gratuita|divulga\p{L}*|investiment\p{L}*|invierta|personas serias|inter[eé]s|ofrezco|ganhar?|
      trabalhando|de casa`,
  // French, Italian, German
  String.raw`prêts?|particuliers?|(?:offre|demande) de prêt|taux|financements?|rachat de crédit|crédits?|casino en ligne|
      paris sportifs|gagnez|euros par mois|revenus?|héritage|loterie|référencement|(?:création|refonte) de sites?|
      sites? (?:internet|web)|abonnés|marabout|voyante?|retour affectif|investissements?|nous proposons|prestit[oi]|
      finanziament[oi]|guadagn\p{L}*|scommesse|siti web|posizionamento|kredit\p{L}*|darlehen|privatkredit\p{L}*|geld|
      schufa|wir bieten|günstige?|honnêtes?|sérieux|intérêts?|geld verdienen|suchmaschinen\p{L}*|webseiten?|
      gewinn\p{L}*|erbschaft`,
  // Turkish, Indonesian, Malay
  String.raw`kredi\p{L}*|senet\p{L}*|kara liste\p{L}*|bor[cç]\p{L}*|faiz\p{L}*|masraf\p{L}*|bahis|iddaa|deneme bonusu|
      takip[cç]i\p{L}*|tan[iı]t[iı]m yaz[iı]s[iı]|reklam\p{L}*|web tasar[iı]m\p{L}*|kazan[cç]\p{L}*|toptan|
      para kazan\p{L}*|ilk sayfa\p{L}*|google da|agen slot|kazanmak|üyeli[kğ]\p{L}*|evden çalış\p{L}*|hediye|
      güvenilir|pinjaman|dana (?:tunai|cepat)|tanpa (?:jaminan|agunan)|cepat cair|uang|bergaransi|murah|judi|gacor|
      togel|taruhan|pengikut|jasa (?:seo|backlink|website|pembuatan)|cari uang|modal usaha`,
  // Persian and Urdu, Vietnamese
  `وام|سئو|بهينه سازي|شرط بندي|سرمايه گذاري|طراحي سايت|تبليغات|قرضه|قرضہ|سرمايہ كاري|كمائيں|انعام|لاٹري|vay tiền|
      vay vốn|cá cược|nhà cái|quảng cáo|thiết kế web|lãi suất`,
);

/** In languages without spaces between words, or with letters of their own: parts of words. */
export const otherScriptGoods =
  /网站|推广|娱乐城?|加微信|微信群|谷歌|赌|博彩|贷款|发票|外贸|彩票|投资|比特币|代办|排名|引流|粉丝|批发|厂家|工厂|供应商|兼职|赚钱|营销|软件|开发|代开|服务商|优化|公司,提供|联系qq|生产|定制|充电宝|贴牌|加工|目录|網站|推廣|貸款|投資|賭|開發|優化|賺錢|娛樂|카지노|대출|토토|투자|부업|副業|融資|カジノ|เงินกู้|คาสิโน|สล็อต|ลงทุน|लोन|निवेश|कमाए|लॉटरी|कर्ज|मुफ्त/g;
