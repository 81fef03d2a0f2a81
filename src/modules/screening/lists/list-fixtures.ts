/** A small list of invented names in each form, by the code of the form: the name of each file and what is in it. */
export const listFixtures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ofac/csv': {
    'sdn.csv': `101,"LANTERN TRADING, LTD.",-0- ,"DEMO] [DEMO2",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. 7702070139 (Russia); alt. Registration ID HRB 4711 (Germany); a.k.a. 'LTL'; Linked To: QUARRY, John."
102,"QUARRY, John Paul","individual","DEMO","Director",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 16 Jul 1966; alt. DOB circa 1970; POB Mosul, Iraq; nationality Iraq; Passport A1234567 (Iraq)."
103,"SEA LANTERN","vessel","DEMO",-0- ,"ABCD","Tanker",-0- ,-0- ,"Panama",-0- ,"Vessel Registration Identification IMO 9187"
\u001a`,
    'alt.csv': `101,1,"aka","ФОНАРЬ ТРЕЙД",-0- \n101,2,"fka","LAMP TRADING, LTD.",-0- \n102,3,"aka","QUARRY, Jon",-0- `,
    'add.csv': '101,1,"1 Example Street","Valletta","Malta",-0- \n102,2,"2 Home Street","Mosul","Iraq",-0- ',
    'sdn_comments.csv': '103,"629; Flag Panama."',
  },
  'ofac/xml': {
    'sdn.xml': `<sdnList xmlns="urn:x"><publshInformation><Publish_Date>03/28/2025</Publish_Date><Record_Count>1</Record_Count></publshInformation>
<sdnEntry><uid>101</uid><lastName>LANTERN TRADING</lastName><sdnType>Entity</sdnType><programList><program>DEMO</program></programList>
<idList><id><idType>SWIFT/BIC</idType><idNumber>LANT RU MM</idNumber></id><id><idType>Website</idType><idNumber>www.lantern2.example</idNumber></id>
<id><idType>Tax ID No.</idType><idNumber>7702070139</idNumber><idCountry>Russia</idCountry></id></idList>
<akaList><aka><type>a.k.a.</type><category>weak</category><lastName>LTL</lastName></aka><aka><type>f.k.a.</type><category>strong</category><lastName>LAMP TRADING</lastName></aka></akaList>
<addressList><address><country>Korea, North</country></address></addressList></sdnEntry>
<sdnEntry><uid>102</uid><firstName>John</firstName><lastName>QUARRY</lastName><sdnType>Individual</sdnType><idList><id><idType>Tax ID No.</idType><idNumber>123456789012</idNumber></id></idList>
<dateOfBirthList><dateOfBirthItem><dateOfBirth>1958 to 1964</dateOfBirth></dateOfBirthItem></dateOfBirthList><nationalityList><nationality><country>Iraq</country></nationality></nationalityList></sdnEntry></sdnList>`,
  },
  'ofac/advanced-xml': {
    'sdn_advanced.xml': `<Sanctions xmlns="urn:x"><DateOfIssue><Year>2026</Year><Month>5</Month><Day>21</Day></DateOfIssue><ReferenceValueSets>
<AliasTypeValues><AliasType ID="1">F.K.A.</AliasType><AliasType ID="2">Name</AliasType></AliasTypeValues><CountryValues><Country ID="7" ISO2="RU">Russia</Country></CountryValues>
<PartySubTypeValues><PartySubType ID="3" PartyTypeID="2">Unknown</PartySubType><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues>
<PartyTypeValues><PartyType ID="1">Individual</PartyType><PartyType ID="2">Entity</PartyType></PartyTypeValues><ScriptValues><Script ID="220" ScriptCode="Cyrl">Cyrillic</Script><Script ID="215" ScriptCode="Latn">Latin</Script></ScriptValues>
<FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="25">Location</FeatureType><FeatureType ID="13">SWIFT/BIC</FeatureType></FeatureTypeValues>
<IDRegDocTypeValues><IDRegDocType ID="5">Tax ID No.</IDRegDocType></IDRegDocTypeValues><NamePartTypeValues><NamePartType ID="1520">Last Name</NamePartType><NamePartType ID="1521">First Name</NamePartType></NamePartTypeValues>
<SanctionsTypeValues><SanctionsType ID="1">Program</SanctionsType><SanctionsType ID="2">Block</SanctionsType></SanctionsTypeValues></ReferenceValueSets>
<Locations><Location ID="9"><LocationCountry CountryID="7"/></Location></Locations><IDRegDocuments><IDRegDocument ID="1" IDRegDocTypeID="5" IdentityID="11" IssuedBy-CountryID="7"><IDRegistrationNo>7702070139</IDRegistrationNo></IDRegDocument></IDRegDocuments>
<DistinctParties><DistinctParty FixedRef="101"><Profile ID="101" PartySubTypeID="3"><Identity ID="11" Primary="true">
<Alias AliasTypeID="2" Primary="true" LowQuality="false"><DocumentedName ID="1"><DocumentedNamePart><NamePartValue ScriptID="215">Lantern Trading</NamePartValue></DocumentedNamePart></DocumentedName>
<DocumentedName ID="2"><DocumentedNamePart><NamePartValue ScriptID="220">Фонарь Трейдинг</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
<Alias AliasTypeID="1" Primary="false" LowQuality="false"><DocumentedName ID="3"><DocumentedNamePart><NamePartValue ScriptID="215">Lamp Trading</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity>
<Feature FeatureTypeID="25"><FeatureVersion><VersionLocation LocationID="9"/></FeatureVersion></Feature><Feature FeatureTypeID="13"><FeatureVersion><VersionDetail>LANTRUMM</VersionDetail></FeatureVersion></Feature></Profile></DistinctParty>
<DistinctParty FixedRef="102"><Profile ID="102" PartySubTypeID="4"><Identity ID="12" Primary="true"><Alias AliasTypeID="2" Primary="true" LowQuality="false"><DocumentedName ID="4"><DocumentedNamePart><NamePartValue NamePartGroupID="1" ScriptID="215">Quarry</NamePartValue></DocumentedNamePart><DocumentedNamePart><NamePartValue NamePartGroupID="2" ScriptID="215">John</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
<NamePartGroups><MasterNamePartGroup><NamePartGroup ID="1" NamePartTypeID="1520"/></MasterNamePartGroup><MasterNamePartGroup><NamePartGroup ID="2" NamePartTypeID="1521"/></MasterNamePartGroup></NamePartGroups></Identity>
<Feature FeatureTypeID="8"><FeatureVersion><DatePeriod><Start><From><Year>1966</Year><Month>7</Month><Day>16</Day></From></Start><End><To><Year>1967</Year></To></End></DatePeriod></FeatureVersion></Feature></Profile></DistinctParty></DistinctParties>
<SanctionsEntries><SanctionsEntry ID="1" ProfileID="101"><EntryEvent><Date><Year>2019</Year><Month>9</Month><Day>13</Day></Date></EntryEvent><SanctionsMeasure SanctionsTypeID="1"><Comment>DEMO</Comment></SanctionsMeasure><SanctionsMeasure SanctionsTypeID="2"/></SanctionsEntry></SanctionsEntries></Sanctions>`,
  },
  'eu/fsf-xml': {
    'fsf.xml': `<export xmlns="urn:x" generationDate="2018-12-21T14:39:54.511+01:00" globalFileId="118887"><sanctionEntity designationDate="2002-06-18" euReferenceNumber="EU.1.1" logicalId="101">
<regulation publicationDate="2018-03-22" numberTitle="2018/468 (OJ L79)" programme="DEMO"><publicationUrl>http://eur-lex.europa.eu/x</publicationUrl></regulation><remark>Registration number 1027700092661 of Moscow</remark><subjectType code="enterprise" classificationCode="E"/>
<nameAlias wholeName="LT" strong="false" nameLanguage=""/><nameAlias wholeName="Lantern Trading" strong="true" nameLanguage="EN"/><nameAlias wholeName="Фонарь Трейдинг" strong="true" nameLanguage="BG"/>
<address countryIso2Code="00"/><address countryIso2Code="LB"/><identification identificationTypeCode="regnumber" identificationTypeDescription="Registration Number" number="HRB 4711" countryIso2Code="DE"/></sanctionEntity>
<sanctionEntity logicalId="102"><subjectType code="person" classificationCode="P"/><nameAlias firstName="John" middleName="" lastName="Quarry" wholeName="John Quarry" function="Minister" strong="true"/><citizenship countryIso2Code="IQ"/>
<birthdate circa="true" birthdate="" year="1970" countryIso2Code="IQ"/><identification identificationTypeCode="passport" identificationTypeDescription="National passport" number="A1234567"/></sanctionEntity></export>`,
  },
  'un/xml': {
    'consolidated.xml': `<CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09.554Z"><INDIVIDUALS><INDIVIDUAL><DATAID>102</DATAID><FIRST_NAME>JOHN</FIRST_NAME><SECOND_NAME>QUARRY</SECOND_NAME><UN_LIST_TYPE>DEMO</UN_LIST_TYPE><LISTED_ON>2010-12-01</LISTED_ON>
<COMMENTS1>Son of somebody.</COMMENTS1><DESIGNATION><VALUE>President</VALUE></DESIGNATION><NATIONALITY><VALUE>Iraq</VALUE></NATIONALITY><INDIVIDUAL_ALIAS><QUALITY>Low</QUALITY><ALIAS_NAME>Johnny; The Stone</ALIAS_NAME></INDIVIDUAL_ALIAS>
<INDIVIDUAL_DATE_OF_BIRTH><TYPE_OF_DATE>BETWEEN</TYPE_OF_DATE><FROM_YEAR>1958</FROM_YEAR><TO_YEAR>1964</TO_YEAR></INDIVIDUAL_DATE_OF_BIRTH><INDIVIDUAL_DOCUMENT><TYPE_OF_DOCUMENT>Passport</TYPE_OF_DOCUMENT><NUMBER>A1234567</NUMBER></INDIVIDUAL_DOCUMENT></INDIVIDUAL></INDIVIDUALS>
<ENTITIES><ENTITY><DATAID>101</DATAID><FIRST_NAME>LANTERN TRADING</FIRST_NAME><UN_LIST_TYPE>DEMO</UN_LIST_TYPE><REFERENCE_NUMBER>DEe.001</REFERENCE_NUMBER><NAME_ORIGINAL_SCRIPT>فانوس</NAME_ORIGINAL_SCRIPT><COMMENTS1>IMO Number: 5342883. It trades.</COMMENTS1>
<ENTITY_ALIAS><QUALITY>f.k.a.</QUALITY><ALIAS_NAME>LAMP TRADING</ALIAS_NAME></ENTITY_ALIAS><ENTITY_ADDRESS><COUNTRY>Iran (Islamic Republic of)</COUNTRY></ENTITY_ADDRESS></ENTITY></ENTITIES></CONSOLIDATED_LIST>`,
  },
  'gb/xml': {
    'uk.xml': `<Designations><DateGenerated>02/09/2026</DateGenerated><Designation><LastUpdated>04/08/2026</LastUpdated><DateDesignated>29/06/2012</DateDesignated><UniqueID>DEM0001</UniqueID><OFSIGroupID>1</OFSIGroupID>
<Names><Name><Name6>LANTERN TRADING</Name6><NameType>Primary Name</NameType></Name><Name><Name6>LAMP</Name6><NameType>Alias</NameType><AliasStrength>Low quality a.k.a</AliasStrength></Name></Names><NonLatinNames><NonLatinName><NameNonLatinScript>Фонарь</NameNonLatinScript></NonLatinName></NonLatinNames>
<RegimeName>The Demo Regulations</RegimeName><IndividualEntityShip>Entity</IndividualEntityShip><SanctionsImposed>Asset freeze|Travel Ban</SanctionsImposed><Addresses><Address><AddressCountry>Congo (Democratic Republic)</AddressCountry></Address></Addresses>
<EntityDetails><Entity><BusinessRegistrationNumbers><BusinessRegistrationNumber>1027700092661 (Russia)</BusinessRegistrationNumber></BusinessRegistrationNumbers></Entity></EntityDetails></Designation>
<Designation><UniqueID>DEM0002</UniqueID><Names><Name><Name1>John</Name1><Name6>QUARRY</Name6><NameType>Primary Name</NameType></Name></Names><IndividualEntityShip>Individual</IndividualEntityShip><UKStatementofReasons>He is the son of somebody.</UKStatementofReasons>
<IndividualDetails><Individual><DOBs><DOB>00/00/1970</DOB></DOBs><Nationalities><Nationality>Iraq</Nationality></Nationalities><PassportDetails><Passport><PassportNumber>A1234567</PassportNumber></Passport></PassportDetails></Individual></IndividualDetails></Designation></Designations>`,
  },
  'ch/seco-xml': {
    'seco.xml': `<swiss-sanctions-list list-type="full" date="2024-01-17"><sanctions-program ssid="1"><program-name lang="ger">BEISPIEL</program-name><program-name lang="eng">EXAMPLE</program-name><sanctions-set ssid="2" lang="eng">Financial measures</sanctions-set><sanctions-set ssid="2" lang="ger">Finanzsanktionen</sanctions-set></sanctions-program>
<target ssid="101"><sanctions-set-id>2</sanctions-set-id><entity><identity ssid="3" main="true"><name name-type="primary-name" quality="good"><name-part order="1" name-part-type="whole-name"><value>Lantern Trading</value><spelling-variant lang="rus" script="Cyrl">Фонарь Трейдинг</spelling-variant></name-part></name>
<name name-type="formerly-known-as" quality="good"><name-part order="1" name-part-type="whole-name"><value>Lamp Trading</value></name-part></name><address place-id="9"/><identification-document document-type="registration-number"><number>HRB 4711</number><issuer code="DE"/></identification-document></identity></entity><modification modification-type="listed" effective-date="2020-01-02"/></target>
<target ssid="102"><individual sex="male"><identity main="true"><name name-type="primary-name" quality="good"><name-part order="1" name-part-type="family-name"><value>Quarry</value></name-part><name-part order="2" name-part-type="given-name"><value>John</value></name-part></name><nationality><country iso-code="IQ"/></nationality><day-month-year day="31" month="12" year="1970"/><identification-document document-type="passport"><number>A1234567</number></identification-document></identity></individual>
<modification modification-type="de-listed" effective-date="2023-05-06"/><modification modification-type="listed" effective-date="2020-01-02"/></target><place ssid="9"><country iso-code="MT">Malta</country></place></swiss-sanctions-list>`,
  },
  'ca/sema-xml': {
    'sema.xml': `<data-set><record><Country>Belarus / Bélarus</Country><EntityOrShip>Lantern Missile Command/Commandement des lanternes</EntityOrShip><Aliases>LMC, Lamp Trading Co., Ltd., Russian: ООО «Фонарь» or ОАО «Лампа», Лампы (НИИ, АО), Акционерное общество</Aliases><Schedule>1, Part 2</Schedule><Item>1</Item><DateOfListing>2021-06-17</DateOfListing></record>
<record><Country>Russia / Russie</Country><LastName>Quarry</LastName><GivenName>John</GivenName><DateOfBirthOrShipBuildDate>1970-03-04</DateOfBirthOrShipBuildDate><Schedule>1, Part 1</Schedule><Item>1</Item></record>
<record><Country>Russia / Russie</Country><EntityOrShip>Sea Lantern</EntityOrShip><ShipIMONumber>9187629</ShipIMONumber><Schedule>1, Part 1</Schedule><Item>1</Item></record></data-set>`,
  },
  'generic/table': {
    'list.csv': `Nr|Wer|Art|Auch|Land|Nummern|Geboren|Grund|Seit
101|Lantern Trading|Firma|Lamp Trading;Фонарь Трейдинг|MT|INN 7702070139;HRB 4711||Linked to QUARRY|17.06.2021
102|John Quarry|Mensch||Iraq|Passport A1234567|1966-07-16|Son of somebody|
|Nobody|Firma||||||
103|SEA LANTERN|Schiff||Panama|IMO 9187629|||`,
    'list.csv.mapping.json': `{"columns":{"id":"Nr","name":"Wer","kind":"Art","aliases":"Auch","countries":"Land","identifiers":"Nummern","birth_date":"Geboren","reason":"Grund","listed_on":"Seit"},"kinds":{"Firma":"company","Mensch":"person","Schiff":"vessel"}}`,
  },
  'exposed-persons/json': {
    'congress.json': `[{"name":"Ada Lantern","position":"Senator","country":"US","state":"MN","start":"2025-01-03","end":"2031-01-03","wikidata":"Q1"},
{"name":"Ada Lantern","position":"Minister","country":"US","wikidata":"Q1","birth_year":1961},{"position":"Senator"},{"name":"Bo Quarry","country":"FR"}]`,
  },
};
