const table = new Map<string, readonly string[]>();
const lists = `
international=intl,int'l,inter; technology=tech; technologies=tech; manufacturing=mfg,manuf; services=svcs,serv; management=mgmt,mgt; engineering=eng,engg; construction=constr,const; developments=dev; investments=inv,invest; trading=trdg; industries=ind,inds; enterprises=ent; brothers=bros; properties=props; pharmaceuticals=pharma; electrical=elec; logistics=log; holdings=hldgs; solutions=sol; consulting=cons; chemicals=chem; constructions=const; developers=dev; infrastructure=infra; company=co; and=&; systems=sys; healthcare=hc; insurance brokers=ins brokers
maschinenbau=masch.bau,maschb; handel=hdl; verwaltung=verw; unternehmensberatung=ub; dienstleistungen=dienstl; immobilien=immo; elektrotechnik=et,elektro; medizintechnik=medtech; vermögensverwaltung=vv; beteiligungs=bet; lebensmittel=lm; transporte=transp; söhne=s.; verwaltungs=verw
établissements=ets; société=sté; développement=dev,dévpt; investissement=invest; bâtiment=bât; immobilier=immo; transports=tpts; distribution=distrib; compagnie=cie; participations=part
costruzioni=costr; immobiliare=imm,immob; commerciale=comm; f.lli=fratelli; trasporti=trasp; autotrasporti=autotrasp; servizi=serv; società agricola=soc agr; azienda agricola=az agr; impianti=imp
construcciones=const,constr; inversiones=inv; transportes=transp; hermanos=hnos; servicios=serv; distribuciones=dist; comercial=com; instalaciones=inst; explotaciones agrícolas=expl agr; promociones=prom
przedsiębiorstwo produkcyjno-handlowe=pph; przedsiębiorstwo handlowo-usługowe=phu; zakład usługowy=zu; firma handlowa=fh; przedsiębiorstwo wielobranżowe=pw; grupa kapitałowa=gk; usługi=usł; nieruchomości=nieruch; budownictwo=bud; spółka=sp
inşaat=inş; sanayi=san; ticaret=tic; turizm=tur; nakliyat=nak; mühendislik=müh; otomotiv=oto; tekstil=teks; lojistik=loj; kardeşler=kard; makina=mak; danışmanlık=dan
comércio=com; indústria=ind; serviços=serv; construções=const; participações=part; transportes=transp; irmãos=irs; distribuidora=dist; importação=imp; exportação=exp; empreendimentos=emp; materiais=mat; confecções=conf
торговый дом=тд; строительная компания=ск; производственная компания=пк; группа компаний=гк; научно-производственное объединение=нпо; транспортная компания=тк; управляющая компания=ук; частное охранное предприятие=чоп; инвестиционная компания=ик; медицинский центр=мц; юридическая компания=юк; технологии=тех; недвижимость=недв; оборудование=обор; машиностроение=маш; логистика=логист; безопасность=безоп; инжиниринг=инж; автоматика=авт
торговий дім=тд; будівельна компанія=бк; виробнича компанія=вк; група компаній=гк; фермерське господарство=фг; науково-виробниче підприємство=нвп; технології=тех; нерухомість=нерух; обладнання=облад
`;
for (const entry of lists.split(/[;\n]/)) {
  const [word = '', short = ''] = entry.trim().split('=');
  if (word !== '') table.set(word, short.split(','));
}

/** How the word is usually shortened. */
export function abbreviationsOf(word: string): readonly string[] {
  return table.get(word.toLowerCase()) ?? [];
}
