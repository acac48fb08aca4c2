import { EmergencyVetsRequest, EmergencyVetsResponse } from '#contract/map/emergency-vets.ts'
import {
  GeocodeRequest,
  GeocodeResponse,
  IpLocationResponse,
  MapDetailsResponse,
  MapSearchRequest,
  MapSearchResponse,
} from '#contract/map/map.ts'
import { answer, failures, type Json, OF_A_BODY, REQUEST_ID, schemaOf, taking } from './parts.ts'

const LIMITED =
  'For signed-in people. 60 requests a minute per person, all endpoints of the vet finder together.'

const SESSION = [{ session: [] }]

const geocode: Json = {
  operationId: 'geocode',
  summary: 'Where an address, a city or a ZIP code is.',
  description: `${LIMITED} Our own list knows towns and ZIP codes, not streets.`,
  security: SESSION,
  ...taking('GeocodeRequest'),
  responses: {
    '200': answer('The place.', 'GeocodeResponse'),
    '404': answer('No such place is known (`address_not_found`).', 'Error'),
    ...failures([...OF_A_BODY, '401']),
  },
}

const search: Json = {
  operationId: 'searchClinics',
  summary: 'At most 10 clinics near a point, nearest first.',
  description: `${LIMITED} In an emergency only hospitals that take emergencies now; where there are none, regular clinics with fallbackApplied true. Unknown fields are null. The point is rounded to three decimals, the radius brought into 1000 to 50000 metres.`,
  security: SESSION,
  ...taking('MapSearchRequest'),
  responses: {
    '200': answer('The clinics.', 'MapSearchResponse'),
    ...failures([...OF_A_BODY, '401', '502']),
  },
}

const ipLocation: Json = {
  operationId: 'ipLocation',
  summary: 'Roughly where the caller is, by the internet address.',
  description: `${LIMITED} source "default" says that nothing is known. Where it is "ip", name the source: IP Geolocation by DB-IP, https://db-ip.com.`,
  security: SESSION,
  parameters: [REQUEST_ID],
  responses: {
    '200': answer('The location.', 'IpLocationResponse'),
    ...failures(['401', '403', '405', '429', '500', '503']),
  },
}

const details: Json = {
  operationId: 'clinicDetails',
  summary: 'One clinic by its id.',
  description: LIMITED,
  security: SESSION,
  parameters: [
    REQUEST_ID,
    { name: 'placeId', in: 'query', required: true, schema: { type: 'string', maxLength: 300 } },
  ],
  responses: {
    '200': answer('The clinic, its distance null.', 'MapDetailsResponse'),
    '404': answer('No such clinic (`place_not_found`).', 'Error'),
    ...failures(['400', '401', '403', '405', '429', '500', '502', '503']),
  },
}

const emergencyVets: Json = {
  operationId: 'emergencyVets',
  summary: 'The nearest emergency hospitals, at most 3, for anybody.',
  description:
    'No authorization is needed. 20 requests a minute per address. Takes a ZIP code or a point, which is rounded to three decimals, and asks our own list alone; where it knows no emergency hospital near, regular clinics with fallbackApplied true.',
  security: [],
  ...taking('EmergencyVetsRequest'),
  responses: {
    '200': answer('The hospitals.', 'EmergencyVetsResponse'),
    '404': answer('No such ZIP code is known (`address_not_found`).', 'Error'),
    ...failures(OF_A_BODY),
  },
}

export const mapPaths: Json = {
  '/v1/map/geocode': { post: geocode },
  '/v1/map/search': { post: search },
  '/v1/map/ip-location': { get: ipLocation },
  '/v1/map/details': { get: details },
  '/v1/emergency-vets': { post: emergencyVets },
}

export const mapSchemas: Json = {
  GeocodeRequest: schemaOf(GeocodeRequest, 'input'),
  GeocodeResponse: schemaOf(GeocodeResponse, 'output'),
  MapSearchRequest: schemaOf(MapSearchRequest, 'input'),
  MapSearchResponse: schemaOf(MapSearchResponse, 'output'),
  IpLocationResponse: schemaOf(IpLocationResponse, 'output'),
  MapDetailsResponse: schemaOf(MapDetailsResponse, 'output'),
  EmergencyVetsRequest: schemaOf(EmergencyVetsRequest, 'input'),
  EmergencyVetsResponse: schemaOf(EmergencyVetsResponse, 'output'),
}
