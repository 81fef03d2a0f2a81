import { useLocation } from 'react-router';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { useRootInfo } from '../layout/root-info.ts';
import { StructuredData } from '../layout/StructuredData.tsx';

type ReportOffersProps = {
  name: string;
  description: string;
  country: CountryView;
  tariffs: readonly TariffView[];
};

/** Tells machines what is offered here: the report of a country with its tariffs. */
export function ReportOffers({ name, description, country, tariffs }: ReportOffersProps) {
  const { pathname } = useLocation();
  const info = useRootInfo();
  const url = `${info?.publicUrl ?? ''}${pathname}`;
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name,
        description,
        sku: `report-${country.code}`,
        category: 'Business credit report',
        url,
        offers: tariffs.map((tariff) => ({
          '@type': 'Offer',
          sku: String(tariff.id),
          name: tariff.tariffName,
          price: (tariff.tariffPrice / 100).toFixed(2),
          priceCurrency: tariff.tariffCurrency,
          availability: 'https://schema.org/InStock',
          url,
          deliveryLeadTime: {
            '@type': 'QuantitativeValue',
            minValue: tariff.minDays,
            maxValue: tariff.maxDays,
            unitText: 'business days',
          },
        })),
      }}
    />
  );
}
