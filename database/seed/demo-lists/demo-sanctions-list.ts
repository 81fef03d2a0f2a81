/**
 * The list of sanctions of the demo world, in the form of OFAC's SDN.XML. Every name on it is invented: who owns a company of the
 * demo may be the first of them.
 */
export const demoSanctionsList = `<?xml version="1.0" encoding="UTF-8"?>
<sdnList xmlns="https://countercheck.example/demo-sanctions-list">
  <publshInformation><Publish_Date>11/02/2026</Publish_Date><Record_Count>5</Record_Count></publshInformation>
  <sdnEntry>
    <uid>900001</uid><firstName>Viktor</firstName><lastName>DEMOSANKTOV</lastName><sdnType>Individual</sdnType>
    <programList><program>DEMO-ASSETS</program></programList>
    <akaList>
      <aka><type>a.k.a.</type><category>strong</category><firstName>Виктор</firstName><lastName>ДЕМОСАНКТОВ</lastName></aka>
      <aka><type>a.k.a.</type><category>strong</category><firstName>Victor</firstName><lastName>DEMOSANCTOV</lastName></aka>
      <aka><type>a.k.a.</type><category>weak</category><lastName>The Demonstrator</lastName></aka>
    </akaList>
    <addressList><address><country>Cyprus</country></address></addressList>
    <nationalityList><nationality><country>Cyprus</country></nationality></nationalityList>
    <dateOfBirthList><dateOfBirthItem><dateOfBirth>1966</dateOfBirth></dateOfBirthItem></dateOfBirthList>
  </sdnEntry>
  <sdnEntry>
    <uid>900002</uid><lastName>DEMOSANKTOV MARITIME HOLDINGS LIMITED</lastName><sdnType>Entity</sdnType>
    <remarks>(Linked To: DEMOSANKTOV, Viktor)</remarks>
    <programList><program>DEMO-ASSETS</program><program>DEMO-SHIPPING</program></programList>
    <idList><id><idType>Registration Number</idType><idNumber>HE 9900002</idNumber><idCountry>Cyprus</idCountry></id></idList>
    <akaList><aka><type>f.k.a.</type><category>strong</category><lastName>DEMOSANKTOV SHIPPING LTD</lastName></aka></akaList>
    <addressList><address><country>Cyprus</country></address></addressList>
  </sdnEntry>
  <sdnEntry>
    <uid>900003</uid><lastName>DEMOSANKTOV STAR</lastName><sdnType>Vessel</sdnType>
    <programList><program>DEMO-SHIPPING</program></programList>
    <idList><id><idType>Vessel Registration Identification</idType><idNumber>IMO 0000003</idNumber></id></idList>
    <vesselInfo><vesselType>Crude Oil Tanker</vesselType><vesselFlag>Panama</vesselFlag></vesselInfo>
  </sdnEntry>
  <sdnEntry>
    <uid>900004</uid><lastName>ОБЩЕСТВО С ОГРАНИЧЕННОЙ ОТВЕТСТВЕННОСТЬЮ ДЕМОЗАПРЕТ</lastName><sdnType>Entity</sdnType>
    <programList><program>DEMO-TRADE</program></programList>
    <idList><id><idType>Tax ID No.</idType><idNumber>9900000004</idNumber><idCountry>Russia</idCountry></id></idList>
    <akaList><aka><type>a.k.a.</type><category>strong</category><lastName>DEMOZAPRET LLC</lastName></aka></akaList>
    <addressList><address><country>Russia</country></address></addressList>
  </sdnEntry>
  <sdnEntry>
    <uid>900005</uid><firstName>Marta</firstName><lastName>EMBARGOVA</lastName><sdnType>Individual</sdnType>
    <programList><program>DEMO-TRADE</program></programList>
    <nationalityList><nationality><country>Bulgaria</country></nationality></nationalityList>
    <dateOfBirthList><dateOfBirthItem><dateOfBirth>circa 1975</dateOfBirth></dateOfBirthItem></dateOfBirthList>
  </sdnEntry>
</sdnList>
`;
