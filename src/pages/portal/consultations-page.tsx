export default () => (
  <main>
    <h1>portal/consultations-page</h1>
  </main>
)
