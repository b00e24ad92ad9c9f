export default () => (
  <main>
    <h1>dashboard/services-page</h1>
  </main>
)
